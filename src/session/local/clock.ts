/** Time for sessions; tests have a clock of their own. */
export interface Clock {
  /** Milliseconds, for measuring durations. */
  now(): number;
  /** Runs once, later. Returns a cancel function. */
  later(run: () => void, milliseconds: number): () => void;
}

export const realClock: Clock = {
  now: () => (typeof performance === 'undefined' ? Date.now() : performance.now()),
  later(run, milliseconds) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
