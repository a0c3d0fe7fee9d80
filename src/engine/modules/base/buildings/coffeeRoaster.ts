import { Good } from '#engine/modules/base/ids';
import { plant } from './kinds';

export const coffeeRoaster = plant('coffeeRoaster', Good.coffee, {
  size: 'large',
  cost: 6,
  vp: 3,
  circles: 2,
  column: 3,
});
