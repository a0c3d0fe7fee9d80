/** Clock of sessions. Tests use their own. */
export interface Clock {
  /** Milliseconds, for measuring durations. */
  now(): number;
  /** Calls `run` once after a delay. Returns a cancel function. */
  later(run: () => void, milliseconds: number): () => void;
}

export const realClock: Clock = {
  now: () => (typeof performance === 'undefined' ? Date.now() : performance.now()),
  later(run, milliseconds) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
