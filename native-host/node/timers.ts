import type { Timers } from '#native-host/host/device';

/**
 * Timers of one app process. They end with it, and errors in callbacks are reported as on a phone.
 */
export class ProcessTimers implements Timers {
  private readonly running = new Map<number, NodeJS.Timeout>();
  private ids = 0;
  private isOver = false;

  constructor(private readonly failed: (error: unknown) => void) {}

  setTimeout = (run: () => void, milliseconds: number): number => {
    const id = ++this.ids;
    if (this.isOver) return id;
    const work = () => {
      this.running.delete(id);
      this.guarded(run);
    };
    this.running.set(id, setTimeout(work, milliseconds));
    return id;
  };

  setInterval = (run: () => void, milliseconds: number): number => {
    const id = ++this.ids;
    if (this.isOver) return id;
    this.running.set(
      id,
      setInterval(() => this.guarded(run), milliseconds),
    );
    return id;
  };

  clear = (id: number): void => {
    clearTimeout(this.running.get(id));
    this.running.delete(id);
  };

  queueMicrotask = (run: () => void): void => queueMicrotask(() => this.guarded(run));

  isRunning = (): boolean => !this.isOver;

  end(): void {
    this.isOver = true;
    for (const id of [...this.running.keys()]) this.clear(id);
  }

  private guarded(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.failed(error);
    }
  }
}
