import type { ReactNode } from 'react';
import { ToastOutlet } from '#app/ui/Toast';
import { TurnProvider } from '#app/ui/turned';
import { useAround } from './useAround';

/** Around a table, what lies over it is turned to whoever decides, messages included. */
export function FacingDecider({ children }: Readonly<{ children: ReactNode }>) {
  const around = useAround();
  return (
    <TurnProvider value={around?.turn ?? 0}>
      {around !== null && <ToastOutlet />}
      {children}
    </TurnProvider>
  );
}
