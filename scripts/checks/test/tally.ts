/** The result of a part of the tests. */
export type Tally = {
  passed: number;
  failed: number;
  skipped: number;
  /** Printed if something failed. */
  output?: string;
  flaky?: readonly FlakyFile[];
};

/** A test file that passed only at its second try, and the log of the first. */
export type FlakyFile = Readonly<{ file: string; log: string }>;

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 };

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  flaky: [...(a.flaky ?? []), ...(b.flaky ?? [])],
});

/** A skip counts as a failure on a build server, because nobody reads about skips there. */
export const asOnServer = (tally: Tally): Tally => ({
  ...tally,
  failed: tally.failed + tally.skipped,
  skipped: 0,
});

export function summaryLine({ passed, failed, skipped, flaky = [] }: Tally): string {
  const skips = skipped > 0 ? `, ${skipped} skipped` : '';
  const flakes = flaky.length > 0 ? `, ${flaky.length} flaky` : '';
  return `${passed} passed, ${failed} failed${skips}${flakes}`;
}

export const flakyLine = ({ file, log }: FlakyFile): string =>
  `FLAKY: ${file} passed only at its second try; log of the first: ${log}`;
