import type { Keyed } from '#engine/core/ids';
import { closedNames, openNames } from '#engine/core/names';

/** Things are numbers in memory, so that fast arrays can be indexed by them. */

function numbersFor<const List extends readonly string[], Key extends number>(
  list: List,
  keys: readonly Key[],
) {
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: each name of the list gets its key
  return Object.fromEntries(list.map((name, index) => [name, keys[index]])) as Readonly<
    Record<List[number], Key>
  >;
}

export const GOOD_NAMES = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee'] as const;
export type GoodName = (typeof GOOD_NAMES)[number];
export type Good = 0 | 1 | 2 | 3 | 4;
export const Good = { corn: 0, indigo: 1, sugar: 2, tobacco: 3, coffee: 4 } as const;
export const GOODS: readonly Good[] = [0, 1, 2, 3, 4];
export const goodNames = closedNames<Good>(GOOD_NAMES);

/**
 * A plantation has the number of its good. A turned plantation fills its space and takes no colonist;
 * modules decide what its back shows.
 */
export const TILE_NAMES = [...GOOD_NAMES, 'quarry', 'turned'] as const;
export type TileName = (typeof TILE_NAMES)[number];
export type Tile = Good | 5 | 6;
export const Tile = { ...Good, quarry: 5, turned: 6 } as const;
export const tileNames = closedNames<Tile>(TILE_NAMES);

/** Tiles with a circle. */
export type StaffedTile = Good | 5;
export const STAFFED_TILES: readonly StaffedTile[] = [0, 1, 2, 3, 4, 5];
export const staffedTileNames = closedNames<StaffedTile>([...GOOD_NAMES, 'quarry']);

export type Ship = 0 | 1 | 2;
export const SHIPS: readonly Ship[] = [0, 1, 2];

/**
 * Roles and buildings get their numbers when the engine is loaded. For the compiler each of the two
 * is a single literal, so that a list by building accepts no other numbers.
 */
export type Role = 2_000;
export type Building = 3_000;

export const BASE_ROLE_NAMES = [
  'settler',
  'mayor',
  'builder',
  'craftsman',
  'trader',
  'captain',
  'prospector',
  'secondProspector',
] as const;
export type BaseRoleName = (typeof BASE_ROLE_NAMES)[number];
export const roleNames = openNames<Role>(BASE_ROLE_NAMES);
/** A role card. The two prospectors of a five-player game are two cards. */
export const BaseRole = numbersFor(BASE_ROLE_NAMES, roleNames.keys);

export const buildingNames = openNames<Building>();

export type PerGood<Value> = Keyed<Good, Value>;
