import { commercial } from './kinds';

/** TR-7 */
export const office = commercial(
  'office',
  { cost: 5, vp: 2, column: 2 },
  { sellsKindsAlreadySold: true },
);
