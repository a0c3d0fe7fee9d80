import { useStill } from '#app/ui/motion/useStill';
import { PACES, type Pace } from './paces';
import { usePreferences } from './services';

/** Null when nothing shall move. */
export function usePace(): Pace | null {
  const { animation } = usePreferences();
  return useStill() ? null : PACES[animation];
}
