import { commercial } from './kinds';

/** TR-6 */
export const largeMarket = commercial(
  'largeMarket',
  { cost: 5, vp: 2, column: 2 },
  { salePrice: () => 2 },
);
