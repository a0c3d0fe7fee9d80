import type { BuildingSpec, Effects } from '../model/building';
import type { BuildingName, Good } from '../model/ids';

/** The three shapes a building comes in, so that a file says only what is its own. */

interface PlantNumbers {
  readonly size: 'small' | 'large';
  readonly cost: number;
  readonly vp: number;
  readonly circles: number;
  readonly column: number;
}

export function plant(name: BuildingName, good: Good, numbers: PlantNumbers): BuildingSpec {
  return { name, kind: 'production', spaces: 1, good, ...numbers };
}

interface CommercialNumbers {
  readonly cost: number;
  readonly vp: number;
  readonly circles?: number;
  readonly column: number;
}

export function commercial(
  name: BuildingName,
  numbers: CommercialNumbers,
  effects: Effects,
): BuildingSpec {
  return { name, kind: 'commercial', size: 'small', spaces: 1, circles: 1, ...numbers, effects };
}

/** Large buildings cost 10, are worth 4, and score at the end of the game. */
export function monument(name: BuildingName, endBonus?: Effects['endBonus']): BuildingSpec {
  return {
    name,
    kind: 'commercial',
    size: 'large',
    spaces: 2,
    cost: 10,
    vp: 4,
    circles: 1,
    column: 4,
    effects: endBonus ? { endBonus } : {},
  };
}
