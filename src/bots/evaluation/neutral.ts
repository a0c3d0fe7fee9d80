import type { Building, BuildingSpec, Keyed } from '#engine';
import { copyOf } from '#engine';
import { type BuildingWeights, meanOf, type Parts } from './model';
import type { Specs } from './queries';

/** Weights for all buildings of a game. A new building gets the mean of similar ones. */
export function withNeutral(
  { parts, unknown }: BuildingWeights,
  buildings: readonly Building[],
  specs: Specs,
): Keyed<Building, Parts> {
  if (unknown.length === 0) return parts;
  const known = buildings.filter((building) => !unknown.includes(building));
  const all = copyOf(parts);
  for (const building of buildings) {
    if (known.includes(building)) continue;
    const alike = known.filter((other) => isAlike(specs[other], specs[building]));
    all[building] = meanOf(alike.map((other) => parts[other]));
  }
  return all;
}

/** In the same range of prices, and both plants or neither. */
const isAlike = (a: BuildingSpec, b: BuildingSpec) =>
  a.column === b.column && (a.good === null) === (b.good === null);
