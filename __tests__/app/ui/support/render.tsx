import { render } from '@testing-library/react-native';
import type { ReactElement, ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import type { ReactTestInstance } from 'react-test-renderer';
import { ToastProvider } from '#app/ui/Toast';
import { ThemeProvider } from '#app/ui/theme/theme';
import { LanguageProvider } from '#i18n/react';

function Surroundings({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <ThemeProvider preference="light">
      <LanguageProvider language="en">
        <ToastProvider>{children}</ToastProvider>
      </LanguageProvider>
    </ThemeProvider>
  );
}

/** Renders a component with the app's providers. */
export function show(element: ReactElement) {
  return render(element, { wrapper: Surroundings });
}

/** Height and width of the touch target. */
export function targetOf(node: ReactTestInstance): Readonly<{ height: number; width: number }> {
  const style = StyleSheet.flatten(node.props.style);
  return {
    height: Math.max(Number(style.minHeight ?? 0), Number(style.height ?? 0)),
    width: Math.max(Number(style.minWidth ?? 0), Number(style.width ?? 0)),
  };
}
