import { setGlobalOptions } from 'firebase-functions/v2';
import { REGION } from '#protocol/region';

/** The number of clocks, each for a part of the matches; docs/OPERATIONS.md says for how many. */
export const SHARDS = 4;

/**
 * Options of all functions. An instance answers many calls at once, since most of a call is
 * waiting for the database; `maxInstances` bounds the price of a flood.
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

/** Options of jobs that empty a queue. The next run waits until the last one has ended. */
export const ONE_AT_A_TIME = { maxInstances: 1, concurrency: 1, timeoutSeconds: 540 } as const;

/**
 * Whether calls need an App Check token of our own app. `APP_CHECK=enforce` in functions/.env
 * switches it on, once the apps send tokens.
 */
export const enforcesAppCheck = () => process.env.APP_CHECK === 'enforce';
