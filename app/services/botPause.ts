import type { Speed } from '#session/preferences/preferences';
import { ANIMATION_TIMINGS } from './animationTiming';

/** Time to look at the result of the last animation. */
const PAUSE_AFTER_LAST_MS = 120;

/** How long a bot takes at least: until the animation of the move before it is over. */
export function botPause(speed: Speed): number {
  const timing = ANIMATION_TIMINGS[speed];
  return timing === null ? 0 : timing.total + PAUSE_AFTER_LAST_MS;
}
