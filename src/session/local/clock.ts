/** The time that a session needs: tests bring their own. */
export interface Clock {
  /** Milliseconds, for measuring. */
  now(): number;
  /** Runs once, later; the answer calls it off. */
  later(run: () => void, milliseconds: number): () => void;
}

export const realClock: Clock = {
  now: () => (typeof performance === 'undefined' ? Date.now() : performance.now()),
  later(run, milliseconds) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
