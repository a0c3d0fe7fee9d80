import { setGlobalOptions } from 'firebase-functions/v2';
import { REGION } from '#protocol/region';

/** Number of scheduled jobs that share the matches. docs/OPERATIONS.md has their capacity. */
export const SHARDS = 4;

/**
 * Options of all functions. An instance handles many calls in parallel, because most of a call is
 * spent waiting for the database. `maxInstances` limits the cost of a flood.
 */
export const GLOBAL = {
  region: REGION,
  memory: '512MiB',
  cpu: 1,
  concurrency: 40,
  maxInstances: 50,
  timeoutSeconds: 60,
} as const;
setGlobalOptions(GLOBAL);

/** Options of jobs that empty a queue. A run waits until the previous one has ended. */
export const ONE_AT_A_TIME = { maxInstances: 1, concurrency: 1, timeoutSeconds: 540 } as const;

/**
 * Whether calls need an App Check token. `APP_CHECK=enforce` in functions/.env switches it on,
 * once all published apps send tokens.
 */
export const enforcesAppCheck = () => process.env.APP_CHECK === 'enforce';
