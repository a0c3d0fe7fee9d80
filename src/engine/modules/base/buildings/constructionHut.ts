import { commercial } from './kinds';

/** SE-6 */
export const constructionHut = commercial(
  'constructionHut',
  { cost: 2, vp: 1, column: 1 },
  { takesQuarries: true },
);
