/**
 * Everything on the table has a small number: arrays indexed by it are what keeps the engine
 * fast on a phone. The numbers are stored in saved games, so new names go to the end of a list.
 */
type IndexOf<Names extends readonly unknown[]> = Exclude<Partial<Names>['length'], Names['length']>;

/** An array that has an entry for every key of the kind. */
export type Per<Key extends number, Value> = Value[] & Record<Key, Value>;
export type Counts<Key extends number> = Per<Key, number>;

function numbersFor<const Names extends readonly string[]>(names: Names) {
  return Object.fromEntries(names.map((name, index) => [name, index])) as {
    readonly [Index in IndexOf<Names> as Names[Index & keyof Names] & string]: Index;
  };
}

function indicesOf<Key extends number>(names: readonly string[]): readonly Key[] {
  return names.map((_, index) => index as Key);
}

export const GOOD_NAMES = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee'] as const;
export type GoodName = (typeof GOOD_NAMES)[number];
export type Good = IndexOf<typeof GOOD_NAMES>;
export const Good = numbersFor(GOOD_NAMES);
export const GOODS = indicesOf<Good>(GOOD_NAMES);

/** A plantation has the number of the good that grows on it. */
export const TILE_NAMES = [...GOOD_NAMES, 'quarry', 'forest'] as const;
export type TileName = (typeof TILE_NAMES)[number];
export type Tile = IndexOf<typeof TILE_NAMES>;
export const Tile = numbersFor(TILE_NAMES);
/** What an island space with a circle can be: a forest takes no colonist. */
export type StaffedTile = Exclude<Tile, 6>;
export const STAFFED_TILES: readonly StaffedTile[] = [0, 1, 2, 3, 4, 5];

export const ROLE_NAMES = [
  'settler',
  'mayor',
  'builder',
  'craftsman',
  'trader',
  'captain',
  'prospector',
  'secondProspector',
] as const;
export type RoleName = (typeof ROLE_NAMES)[number];
/** A role card. The two prospectors of a five-player game are two cards. */
export type Role = IndexOf<typeof ROLE_NAMES>;
export const Role = numbersFor(ROLE_NAMES);
export const ROLES = indicesOf<Role>(ROLE_NAMES);

export const BUILDING_NAMES = [
  'smallIndigoPlant',
  'smallSugarMill',
  'indigoPlant',
  'sugarMill',
  'tobaccoStorage',
  'coffeeRoaster',
  'smallMarket',
  'hacienda',
  'constructionHut',
  'smallWarehouse',
  'hospice',
  'office',
  'largeMarket',
  'largeWarehouse',
  'factory',
  'university',
  'harbor',
  'wharf',
  'guildHall',
  'residence',
  'fortress',
  'customsHouse',
  'cityHall',
  'aqueduct',
  'sawmill',
  'blackMarket',
  'storehouse',
  'guesthouse',
  'tradingPost',
  'church',
  'smallWharf',
  'lighthouse',
  'distillery',
  'library',
  'unionHall',
  'statue',
  'cloister',
  'landOffice',
  'chapel',
  'huntingLodge',
  'zoningOffice',
  'royalSupplier',
  'villa',
  'jeweler',
  'royalGarden',
] as const;
export type BuildingName = (typeof BUILDING_NAMES)[number];
export type Building = IndexOf<typeof BUILDING_NAMES>;
export const Building = numbersFor(BUILDING_NAMES);
export const BUILDINGS = indicesOf<Building>(BUILDING_NAMES);

/** A place at the table. Only the engine makes seats, so a seat is always one in play. */
export type Seat = 0 | 1 | 2 | 3 | 4;
export const SEATS: readonly Seat[] = [0, 1, 2, 3, 4];

export type Ship = 0 | 1 | 2;

export function per<Key extends number, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Per<Key, Value> {
  return keys.map(make) as Value[] as Per<Key, Value>;
}

export function zeros<Key extends number>(length: number): Counts<Key> {
  // Filled one by one: an array made with a length is slower to read for the rest of its life.
  const counts: number[] = [];
  for (let i = 0; i < length; i++) counts.push(0);
  return counts as Counts<Key>;
}
