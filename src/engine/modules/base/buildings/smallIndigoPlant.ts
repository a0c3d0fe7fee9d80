import { Good } from '#engine/modules/base/ids';
import { plant } from './kinds';

export const smallIndigoPlant = plant('smallIndigoPlant', Good.indigo, {
  size: 'small',
  cost: 1,
  vp: 1,
  circles: 1,
  column: 1,
});
