import { parts } from '../../scripts/test/parts';
import { add, asOnServer, nothing, summaryLine } from '../../scripts/test/tally';

describe('the summary of a test run', () => {
  it('is one plain line over all parts', () => {
    const total = add({ passed: 3, failed: 0, skipped: 0 }, { passed: 4, failed: 1, skipped: 0 });
    expect(summaryLine(total)).toBe('7 passed, 1 failed');
  });

  it('names skips only when there are some', () => {
    expect(summaryLine({ passed: 2, failed: 0, skipped: 1 })).toBe('2 passed, 0 failed, 1 skipped');
    expect(summaryLine(nothing)).toBe('0 passed, 0 failed');
  });

  it('has no skips on a build server', () => {
    expect(asOnServer({ passed: 2, failed: 1, skipped: 3 })).toEqual({
      passed: 2,
      failed: 4,
      skipped: 0,
    });
  });

  it('leaves to `npm run check` what is quick and needs nothing', () => {
    const fast = parts.filter(({ isFast }) => isFast);
    expect(fast.map(({ name }) => name)).toEqual(['lint', 'types', 'boundaries', 'unit']);
    expect(fast.filter(({ needs, usesSuite }) => needs || usesSuite)).toEqual([]);
  });
});
