/** What a part of the tests came to. A skip is always told with its reason. */
export type Tally = {
  passed: number;
  failed: number;
  skipped: number;
  /** What a person needs to see when something failed. */
  output?: string;
};

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 };

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** On a build server nobody reads about skips, so there a skip is a failure. */
export const asOnServer = (tally: Tally): Tally => ({
  ...tally,
  failed: tally.failed + tally.skipped,
  skipped: 0,
});

export const summaryLine = ({ passed, failed, skipped }: Tally) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
