/** Whether this run does the whole of everything. */
export const isLong = process.env.TEST_SIZE === 'long';

/**
 * How much a test does: enough to see that it holds in `npm test`, the whole of it where
 * `TEST_SIZE=long` is set, as `npm run test:long` does.
 */
export const sized = (usual: number, long: number): number => (isLong ? long : usual);
