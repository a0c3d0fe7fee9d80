import { commercial } from './kinds';

/** TR-6 */
export const smallMarket = commercial(
  'smallMarket',
  { cost: 1, vp: 1, column: 1 },
  { salePrice: () => 1 },
);
