import { Good } from '#engine/modules/base/ids';
import { plant } from './kinds';

export const indigoPlant = plant('indigoPlant', Good.indigo, {
  size: 'large',
  cost: 3,
  vp: 2,
  circles: 3,
  column: 2,
});
