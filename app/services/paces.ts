import type { Speed } from '#session/preferences/preferences';

/** How fast things happen at the table; milliseconds. */
export interface Pace {
  /** How long one thing flies. */
  readonly flight: number;
  /** How long after the event before, unless so much happened that it must go faster. */
  readonly step: number;
  /** All that one action moved has landed after this time. */
  readonly whole: number;
}

/** Null when nothing shall move. */
export const PACES: Readonly<Record<Speed, Pace | null>> = {
  off: null,
  fast: { flight: 240, step: 60, whole: 400 },
  normal: { flight: 480, step: 130, whole: 840 },
};
