/** Whether tests run in full size. */
export const isLong = process.env.TEST_SIZE === 'long';

/**
 * The size of a test: `usual` in `npm test`, `long` with `TEST_SIZE=long`, as in `npm run
 * test:long`.
 */
export const sized = (usual: number, long: number): number => (isLong ? long : usual);
