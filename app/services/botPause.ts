import type { Speed } from '#session/preferences/preferences';
import { ANIMATION_TIMINGS } from './animationTiming';

/** Time to look at the result of the last animation. */
const PAUSE_AFTER_LAST_MS = 120;

/** Shortest time of a bot's turn, so that the previous animation can finish. */
export function botPause(speed: Speed): number {
  const timing = ANIMATION_TIMINGS[speed];
  return timing === null ? 0 : timing.total + PAUSE_AFTER_LAST_MS;
}
