import { readClock, realNow } from './clock';

/**
 * Limits count in stretches of time, and a busy machine takes its own. For the tests of this file
 * a stretch has just begun, and time passes a hundred times slower than it does.
 */
export function atTheStartOf(stretch: number): void {
  let back = () => {};
  beforeEach(() => {
    const real = realNow();
    const begins = real - (real % stretch) + stretch;
    back = readClock(() => begins + Math.floor((realNow() - real) / 100));
  });
  afterEach(() => back());
}
