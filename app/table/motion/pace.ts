import { useReducedMotion } from 'react-native-reanimated';
import { usePreferences } from '../../navigation/services';
import { PACES, type Pace } from './paces';

/** Null when nothing shall move. */
export function usePace(): Pace | null {
  const { animation } = usePreferences();
  return useReducedMotion() ? null : PACES[animation];
}
