import {
  BUILDING_NAMES,
  Building,
  type BuildingName,
  buildingSpec,
  type Expansion,
  type GameRequest,
} from '#engine';
import { testGame } from './game';

const SLOTS_BY_COST: Record<number, number> = {
  1: 1,
  2: 2,
  3: 1,
  4: 1,
  5: 2,
  6: 1,
  7: 1,
  8: 2,
  9: 1,
  10: 5,
};

const ALL: readonly Expansion[] = ['newBuildings', 'nobles'];
const sample = testGame(4, { expansions: ALL, board: 'random' });
const isPlant = (name: BuildingName) => buildingSpec(sample, Building[name]).good !== null;

/** A full board with these buildings, the rest from the base game as far as possible. */
export function boardWith(...wanted: BuildingName[]): BuildingName[] {
  const candidates = [...wanted, ...BUILDING_NAMES.filter((name) => !wanted.includes(name))];
  const free = { ...SLOTS_BY_COST };
  return candidates
    .filter((name) => !isPlant(name))
    .filter((name) => {
      const { cost } = buildingSpec(sample, Building[name]);
      const left = free[cost] ?? 0;
      free[cost] = left - 1;
      return left > 0;
    });
}

/** Options for a game in which these buildings are available. */
export function withBuildings(...wanted: BuildingName[]): Partial<GameRequest> {
  return { expansions: ALL, board: boardWith(...wanted) };
}
