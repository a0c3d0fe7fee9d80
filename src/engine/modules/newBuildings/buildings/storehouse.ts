import { commercial } from '#engine/modules/base/buildings/kinds';

/** Three single goods more are kept (CA-12). */
export const storehouse = commercial(
  'storehouse',
  { cost: 3, vp: 1, column: 1 },
  { storedGoods: 3 },
);
