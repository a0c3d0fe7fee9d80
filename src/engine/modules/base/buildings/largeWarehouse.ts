import { commercial } from './kinds';

/** CA-12 */
export const largeWarehouse = commercial(
  'largeWarehouse',
  { cost: 6, vp: 2, column: 2 },
  { storedKinds: 2 },
);
