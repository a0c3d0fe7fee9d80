import { useReducedMotion } from 'react-native-reanimated';
import type { Speed } from '../../../src/session/preferences/preferences';
import { usePreferences } from '../../navigation/services';

export interface Timing {
  /** How long one thing flies; milliseconds. */
  readonly flight: number;
  /** How long after the event before. */
  readonly step: number;
}

const TIMINGS: Readonly<Record<Speed, Timing | null>> = {
  off: null,
  fast: { flight: 260, step: 70 },
  normal: { flight: 520, step: 140 },
};

/** Null when nothing shall move. */
export function useTiming(): Timing | null {
  const { animation } = usePreferences();
  return useReducedMotion() ? null : TIMINGS[animation];
}
