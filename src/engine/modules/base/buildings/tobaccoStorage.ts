import { Good } from '#engine/modules/base/ids';
import { plant } from './kinds';

export const tobaccoStorage = plant('tobaccoStorage', Good.tobacco, {
  size: 'large',
  cost: 5,
  vp: 3,
  circles: 3,
  column: 3,
});
