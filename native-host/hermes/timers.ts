import type { Timers } from '#native-host/host/device';

declare function setTimeout(run: () => void, milliseconds: number): unknown;
declare function setImmediate(run: () => void): unknown;

/** The VM's own functions, before the app's globals replace them. */
const next = setTimeout;
const immediately = setImmediate;

interface Due {
  readonly id: number;
  readonly at: number;
  readonly run: () => void;
  readonly every: number | null;
}

/**
 * Timers in virtual time. The clock jumps to the next timer that is due, so a game takes only as
 * long as its computation.
 */
export class VirtualTimers implements Timers {
  private queue: Due[] = [];
  private ids = 0;
  private time = 0;
  private isTicking = false;

  constructor(private readonly failed: (error: unknown) => void) {}

  setTimeout = (run: () => void, milliseconds: number): number => this.put(run, milliseconds, null);
  setInterval = (run: () => void, milliseconds: number): number =>
    this.put(run, milliseconds, Math.max(1, milliseconds));

  clear = (id: number): void => {
    this.queue = this.queue.filter((due) => due.id !== id);
  };

  queueMicrotask = (run: () => void): void => {
    // Not a promise, because this VM's promises use this function.
    immediately(() => this.guarded(run));
  };

  private put(run: () => void, milliseconds: number, every: number | null, id = ++this.ids) {
    const due = { id, at: this.time + milliseconds, run, every };
    const after = this.queue.findIndex(({ at }) => at > due.at);
    this.queue.splice(after < 0 ? this.queue.length : after, 0, due);
    this.tick();
    return id;
  }

  private tick(): void {
    if (this.isTicking) return;
    this.isTicking = true;
    next(() => {
      this.isTicking = false;
      const due = this.queue.shift();
      if (due === undefined) return;
      this.time = due.at;
      if (due.every !== null) this.put(due.run, due.every, due.every, due.id);
      this.guarded(due.run);
      if (this.queue.length > 0) this.tick();
    }, 0);
  }

  private guarded(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.failed(error);
    }
  }
}
