import { readClock, realNow } from './clock';

/**
 * Limits count in stretches of time, and a busy machine takes its own. For the tests of this file
 * a stretch has just begun, and time passes a hundred times slower than it does, or as it is told.
 */
export function slowClock(stretch: number): { pass(milliseconds: number): void } {
  let back = () => {};
  let passed = 0;
  beforeEach(() => {
    passed = 0;
    const real = realNow();
    const begins = real - (real % stretch) + stretch;
    back = readClock(() => begins + passed + Math.floor((realNow() - real) / 100));
  });
  afterEach(() => back());
  return {
    pass(milliseconds) {
      passed += milliseconds;
    },
  };
}
