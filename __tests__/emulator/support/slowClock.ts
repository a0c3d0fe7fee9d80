import { readClock, realNow } from './clock';

/**
 * Limits count in windows of time, and a busy machine is slow. For the tests of a file, a window
 * has just begun, and time passes a hundred times more slowly, or by `pass`.
 */
export function slowClock(window: number): { pass(milliseconds: number): void } {
  let back = () => {};
  let passed = 0;
  beforeEach(() => {
    passed = 0;
    const real = realNow();
    const begins = real - (real % window) + window;
    back = readClock(() => begins + passed + Math.floor((realNow() - real) / 100));
  });
  afterEach(() => back());
  return {
    pass(milliseconds) {
      passed += milliseconds;
    },
  };
}
