import { commercial } from './kinds';

/** CA-6 */
export const harbor = commercial('harbor', { cost: 8, vp: 3, column: 3 }, { loadVp: () => 1 });
