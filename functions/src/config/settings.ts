import { setGlobalOptions } from 'firebase-functions/v2';
import { REGION } from '#protocol/region';

/** Into how many parts the clock is split; docs/OPERATIONS.md says for how many matches. */
export const SHARDS = 4;

/**
 * How the functions run, for all of them. An instance answers many calls at once, since most of
 * a call is waiting for the database; `maxInstances` bounds what a flood can cost.
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

/** Jobs that work a queue until it is empty; the next run waits for the last one to end. */
export const ONE_AT_A_TIME = { maxInstances: 1, concurrency: 1, timeoutSeconds: 540 } as const;

/**
 * Whether calls are answered only if App Check says that they come from our own app. It is
 * switched on with `APP_CHECK=enforce` in functions/.env, once the apps send tokens.
 */
export const mustProveItsApp = () => process.env.APP_CHECK === 'enforce';
