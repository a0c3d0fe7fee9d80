import type { Speed } from '#session/preferences/preferences';

/** Durations of animations at the table, in milliseconds. */
export interface AnimationTiming {
  /** Duration of one piece's move. */
  readonly move: number;
  /** Delay between the starts of two pieces; shorter if there are many. */
  readonly step: number;
  /** Total duration for all pieces of one action. */
  readonly total: number;
}

/** Null disables animations. */
export const ANIMATION_TIMINGS: Readonly<Record<Speed, AnimationTiming | null>> = {
  off: null,
  fast: { move: 240, step: 60, total: 400 },
  normal: { move: 480, step: 130, total: 840 },
};
