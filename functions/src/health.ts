import { onCall } from 'firebase-functions/v2/https';
import { version } from '../package.json';

/**
 * Tells that the referee answers, its release (the first thing to check after a deploy), and its
 * time: deadlines follow this clock, not a phone's.
 */
export const health = onCall(() => ({ status: 'ok', version, now: Date.now() }));
