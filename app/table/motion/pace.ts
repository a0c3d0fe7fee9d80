import { usePreferences } from '../../navigation/services';
import { useStill } from '../../ui/motion/useStill';
import { PACES, type Pace } from './paces';

/** Null when nothing shall move. */
export function usePace(): Pace | null {
  const { animation } = usePreferences();
  return useStill() ? null : PACES[animation];
}
