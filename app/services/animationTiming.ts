import type { Speed } from '#session/preferences/preferences';

/** How long animations at the table take; milliseconds. */
export interface AnimationTiming {
  /** One piece on its way. */
  readonly move: number;
  /** From the start of a piece to the start of the next; shorter if there are many. */
  readonly step: number;
  /** All pieces that one action moved. */
  readonly total: number;
}

/** Null: nothing is animated. */
export const ANIMATION_TIMINGS: Readonly<Record<Speed, AnimationTiming | null>> = {
  off: null,
  fast: { move: 240, step: 60, total: 400 },
  normal: { move: 480, step: 130, total: 840 },
};
