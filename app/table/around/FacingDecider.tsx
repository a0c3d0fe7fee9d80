import type { ReactNode } from 'react';
import { useAround } from '#app/table/layout/useAround';
import { TurnProvider } from '#app/ui/base/turned';
import { ToastOutlet } from '#app/ui/Toast';

/** Turns overlays and messages to the deciding player. */
export function FacingDecider({ children }: Readonly<{ children: ReactNode }>) {
  const around = useAround();
  return (
    <TurnProvider value={around?.turn ?? 0}>
      {around !== null && <ToastOutlet />}
      {children}
    </TurnProvider>
  );
}
