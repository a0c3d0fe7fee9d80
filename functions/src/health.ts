import { onCall } from 'firebase-functions/v2/https';
import { version } from '../package.json';

/**
 * Returns the deployed version, to check after a deploy, and the server's time. Deadlines follow
 * the server's clock, not a phone's.
 */
export const health = onCall(() => ({ status: 'ok', version, now: Date.now() }));
