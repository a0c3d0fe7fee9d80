import type { BuildingSpec } from '../model/building';
import { monument } from './kinds';

/** Worth much by itself, so nobody need stand in it. */
export const statue: BuildingSpec = { ...monument('statue'), vp: 8, circles: 0 };
