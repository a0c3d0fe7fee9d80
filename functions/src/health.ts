import { onCall } from 'firebase-functions/v2/https';
import { version } from '../package.json';
import { limitSize } from './call/size';

/** A call without data, as the Firebase SDK sends it. */
const EMPTY_CALL_BYTES = 64;

/**
 * Returns the deployed version, to check after a deploy, and the server's time. Deadlines follow
 * the server's clock, not a phone's.
 */
export const health = limitSize(
  onCall(() => ({ status: 'ok', version, now: Date.now() })),
  EMPTY_CALL_BYTES,
);
