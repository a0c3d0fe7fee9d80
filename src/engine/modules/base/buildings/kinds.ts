import type { Step } from '#engine/core/module';
import type { BuildingSpec, Effects } from '#engine/modules/base/building';
import type { Building, Good } from '#engine/modules/base/ids';
import type { BaseOptions } from '#engine/modules/base/options';

/** Factories for the three kinds of buildings. */

/** Effects, or a function that makes them from the options. */
export type EffectsSource = Effects | ((options: BaseOptions) => Effects);

const UNNUMBERED: Building = 3_000;
const effectsFrom = (made: EffectsSource) => (typeof made === 'function' ? made : () => made);

interface PlantNumbers {
  readonly size: 'small' | 'large';
  readonly cost: number;
  readonly vp: number;
  readonly circles: number;
  readonly column: number;
  readonly copies?: number;
}

/** A plant; `good` is null where it makes none. */
export function plant<const Name extends string>(
  name: Name,
  good: Good | null,
  numbers: PlantNumbers,
  made: EffectsSource = {},
): BuildingSpec<Name> {
  return {
    name,
    number: UNNUMBERED,
    kind: 'production',
    spaces: 1,
    good,
    copies: null,
    ...numbers,
    effects: effectsFrom(made),
    step: null,
  };
}

interface CommercialNumbers {
  readonly cost: number;
  readonly vp: number;
  readonly circles?: number;
  readonly column: number;
}

export function commercial<const Name extends string>(
  name: Name,
  numbers: CommercialNumbers,
  made: EffectsSource,
  step: Step | null = null,
): BuildingSpec<Name> {
  return {
    name,
    number: UNNUMBERED,
    kind: 'commercial',
    size: 'small',
    spaces: 1,
    good: null,
    copies: null,
    circles: 1,
    ...numbers,
    effects: effectsFrom(made),
    step,
  };
}

/** Large buildings cost 10, are worth 4, and score at the end of the game. */
export function largeBuilding<const Name extends string>(
  name: Name,
  endBonus?: Effects['endBonus'],
): BuildingSpec<Name> {
  return {
    name,
    number: UNNUMBERED,
    kind: 'commercial',
    size: 'large',
    spaces: 2,
    cost: 10,
    vp: 4,
    circles: 1,
    column: 4,
    good: null,
    copies: null,
    effects: effectsFrom(endBonus ? { endBonus } : {}),
    step: null,
  };
}
