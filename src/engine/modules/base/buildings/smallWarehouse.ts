import { commercial } from './kinds';

/** CA-12 */
export const smallWarehouse = commercial(
  'smallWarehouse',
  { cost: 3, vp: 1, column: 1 },
  { storedKinds: 1 },
);
