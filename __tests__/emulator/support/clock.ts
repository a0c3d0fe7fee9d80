const Usual = Date;

/** Replaces the clock of this program. Returns a function that restores it. */
export function readClock(now: () => number): () => void {
  globalThis.Date = class extends Usual {
    constructor(...given: [] | [string | number | Date]) {
      if (given.length === 0) super(now());
      else super(given[0]);
    }
    static override now = now;
  } as DateConstructor;
  return () => {
    globalThis.Date = Usual;
  };
}

/** The real time. */
export const realNow = () => Usual.now();
