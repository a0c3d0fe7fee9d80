import { useReducedMotion } from 'react-native-reanimated';
import type { Speed } from '../../../src/session/preferences/preferences';
import { usePreferences } from '../../navigation/services';

/** How fast things happen at the table; milliseconds. */
export interface Pace {
  /** How long one thing flies. */
  readonly flight: number;
  /** How long after the event before, unless so much happened that it must go faster. */
  readonly step: number;
  /** All that one action moved has landed after this time. */
  readonly whole: number;
}

const PACES: Readonly<Record<Speed, Pace | null>> = {
  off: null,
  fast: { flight: 240, step: 60, whole: 400 },
  normal: { flight: 480, step: 130, whole: 840 },
};

/** Null when nothing shall move. */
export function usePace(): Pace | null {
  const { animation } = usePreferences();
  return useReducedMotion() ? null : PACES[animation];
}

/** What has landed is looked at for a moment. */
const A_BREATH = 120;

/** How long a bot takes at least: what the move before it set flying has landed by then. */
export function botPause(speed: Speed): number {
  const pace = PACES[speed];
  return pace === null ? 0 : pace.whole + A_BREATH;
}
