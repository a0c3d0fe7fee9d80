import { usePreferences } from '#app/navigation/services';
import { useStill } from '#app/ui/motion/useStill';
import { PACES, type Pace } from './paces';

/** Null when nothing shall move. */
export function usePace(): Pace | null {
  const { animation } = usePreferences();
  return useStill() ? null : PACES[animation];
}
