import { BASE_BUILDINGS } from '../buildings/base';
import type { BuildingSpec } from '../model/building';
import { Building } from '../model/ids';
import type { Expansion } from '../model/options';
import { NEW_BUILDINGS } from './newBuildings';
import { NOBLES_BUILDINGS } from './noblesBuildings';

/**
 * What follows the base buildings in the numbering. Numbers are stored in saved games, so the
 * second expansion keeps its numbers when it is played without the first.
 */
export function expansionBuildings(expansions: readonly Expansion[]): readonly BuildingSpec[] {
  if (expansions.includes('nobles')) return [...NEW_BUILDINGS, ...NOBLES_BUILDINGS];
  return expansions.includes('newBuildings') ? NEW_BUILDINGS : [];
}

/** The base game and the expansions chosen: what the slots may be filled from. */
export function buildingsInPlay(expansions: readonly Expansion[]): Building[] {
  const specs = [
    ...BASE_BUILDINGS,
    ...(expansions.includes('newBuildings') ? NEW_BUILDINGS : []),
    ...(expansions.includes('nobles') ? NOBLES_BUILDINGS : []),
  ];
  return specs.map(({ name }) => Building[name]);
}
