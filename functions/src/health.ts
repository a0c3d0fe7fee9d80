import { onCall } from 'firebase-functions/v2/https';
import { version } from '../package.json';

/**
 * Tells whether the referee answers, which release it is (the first thing to ask after a deploy),
 * and what time it is here: deadlines are kept by this clock, whatever a phone's own says.
 */
export const health = onCall(() => ({ status: 'ok', version, now: Date.now() }));
