/** What a part of the tests came to. A skip is always told with its reason. */
export type Tally = {
  passed: number;
  failed: number;
  skipped: number;
  /** What a person needs to see when something failed. */
  output?: string;
  /** Files that passed only when they were run again. */
  secondTries?: readonly string[];
};

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 };

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  secondTries: [...(a.secondTries ?? []), ...(b.secondTries ?? [])],
});

/** On a build server nobody reads about skips, so there a skip is a failure. */
export const asOnServer = (tally: Tally): Tally => ({
  ...tally,
  failed: tally.failed + tally.skipped,
  skipped: 0,
});

export function summaryLine({ passed, failed, skipped, secondTries = [] }: Tally): string {
  const skips = skipped > 0 ? `, ${skipped} skipped` : '';
  const again = secondTries.length > 0 ? `; at the second try: ${secondTries.join(', ')}` : '';
  return `${passed} passed, ${failed} failed${skips}${again}`;
}
