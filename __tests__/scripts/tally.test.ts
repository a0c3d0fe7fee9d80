import { parts } from '#scripts/checks/test/parts';
import { failedIn, filesOf, sumOf, withSecondTry } from '#scripts/checks/test/report';
import { add, asOnServer, flakyLine, nothing, summaryLine } from '#scripts/checks/test/tally';
import { inProject } from '#scripts/lib/paths';

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

  it('names files that passed only at their second try, and their logs', () => {
    const file = (name: string, ...statuses: string[]) => ({
      name: inProject(name),
      status: statuses.includes('failed') ? 'failed' : 'passed',
      assertionResults: statuses.map((status) => ({ status })),
    });
    const first = filesOf({
      testResults: [
        file('a.test.ts', 'passed', 'passed'),
        file('b.test.ts', 'passed', 'failed'),
        { ...file('c.test.ts'), status: 'failed' },
      ],
    });
    expect(failedIn(first)).toEqual(['b.test.ts', 'c.test.ts']);
    expect(summaryLine(sumOf(first))).toBe('3 passed, 2 failed');
    const again = filesOf({
      testResults: [file('b.test.ts', 'passed', 'passed'), file('c.test.ts', 'failed')],
    });
    const second = withSecondTry(first, again, 'b.log');
    const total = add(second, { passed: 1, failed: 0, skipped: 0 });
    expect(summaryLine(total)).toBe('5 passed, 1 failed, 1 flaky');
    expect(total.flaky?.map(flakyLine)).toEqual([
      'FLAKY: b.test.ts passed only at its second try; log of the first: b.log',
    ]);
  });

  it('includes the fast parts that need nothing in `npm run check`', () => {
    const fast = parts.filter(({ isFast }) => isFast);
    expect(fast.map(({ name }) => name)).toEqual(['lint', 'types', 'boundaries', 'unit']);
    expect(fast.filter(({ needs, usesSuite }) => needs || usesSuite)).toEqual([]);
  });
});
