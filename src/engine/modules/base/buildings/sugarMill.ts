import { Good } from '#engine/modules/base/ids';
import { plant } from './kinds';

export const sugarMill = plant('sugarMill', Good.sugar, {
  size: 'large',
  cost: 4,
  vp: 2,
  circles: 3,
  column: 2,
});
