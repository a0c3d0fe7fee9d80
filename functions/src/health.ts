import { onCall } from 'firebase-functions/v2/https';
import { version } from '../package.json';

/** Tells whether the referee answers, and which release it is: the first thing to ask after a deploy. */
export const health = onCall(() => ({ status: 'ok', version }));
