import { Good } from '#engine/modules/base/ids';
import { plant } from './kinds';

export const smallSugarMill = plant('smallSugarMill', Good.sugar, {
  size: 'small',
  cost: 2,
  vp: 1,
  circles: 1,
  column: 1,
});
