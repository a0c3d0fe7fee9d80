import type { Json, JsonRecord } from '#engine/core/json';

/**
 * The lists of the first release, whose games were stored by positions in them. They never change
 * again, whatever today's modules bring.
 */
const GOODS = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee'];
const STAFFED_TILES = [...GOODS, 'quarry'];
const ROLES = [
  ...['settler', 'mayor', 'builder', 'craftsman'],
  ...['trader', 'captain', 'prospector', 'secondProspector'],
];
const BUILDINGS = [
  ...['smallIndigoPlant', 'smallSugarMill', 'indigoPlant', 'sugarMill', 'tobaccoStorage'],
  ...['coffeeRoaster', 'smallMarket', 'hacienda', 'constructionHut', 'smallWarehouse'],
  ...['hospice', 'office', 'largeMarket', 'largeWarehouse', 'factory'],
  ...['university', 'harbor', 'wharf', 'guildHall', 'residence'],
  ...['fortress', 'customsHouse', 'cityHall', 'aqueduct', 'sawmill'],
  ...['blackMarket', 'storehouse', 'guesthouse', 'tradingPost', 'church'],
  ...['smallWharf', 'lighthouse', 'distillery', 'library', 'unionHall'],
  ...['statue', 'cloister', 'landOffice', 'chapel', 'huntingLodge'],
  ...['zoningOffice', 'royalSupplier', 'villa', 'jeweler', 'royalGarden'],
];
const TILE_SOURCES = ['faceUp', 'stack', 'quarry', 'further'];

/** What a value of the first release is today. What it never was becomes a name nobody has. */
export type Reading = (json: Json) => Json;

export const listOf =
  (read: Reading): Reading =>
  (json) =>
    Array.isArray(json) ? json.map((item: Json) => read(item)) : UNKNOWN;

export const orNull =
  (read: Reading): Reading =>
  (json) =>
    json === null ? null : read(json);

export const asItWas: Reading = (json) => json;

const UNKNOWN = '?';
const nameIn =
  (names: readonly string[]): Reading =>
  (json) =>
    (typeof json === 'number' ? names[json] : undefined) ?? UNKNOWN;

const countsIn =
  (names: readonly string[]): Reading =>
  (json) => {
    if (!Array.isArray(json)) return UNKNOWN;
    const counts: Record<string, Json> = {};
    json.forEach((count: Json, at) => {
      if (count !== 0) counts[names[at] ?? UNKNOWN] = count;
    });
    return counts;
  };

export const good = nameIn(GOODS);
export const tile = nameIn([...STAFFED_TILES, 'turned']);
export const role = nameIn(ROLES);
export const building = nameIn(BUILDINGS);
export const tileSource = nameIn(TILE_SOURCES);

export const goodCounts = countsIn(GOODS);
export const tileCounts = countsIn(STAFFED_TILES);
export const roleCounts = countsIn(ROLES);
export const buildingCounts = countsIn(BUILDINGS);

/** A flag for each thing became the list of those that have it. */
export const takenRoles: Reading = (json) =>
  Array.isArray(json) ? json.flatMap((taken, at) => (taken === true ? [role(at)] : [])) : UNKNOWN;

/** One bit each became a list of flags. */
export const flagsOf = (mask: Json, length: number): Json =>
  Array.from({ length }, (_, bit) => typeof mask === 'number' && (mask & (1 << bit)) !== 0);
export const GOOD_COUNT = GOODS.length;

/** `corn`, `harbor` or `sanJuan`. */
export const place: Reading = (json) => {
  const { at, tile: land = null, building: house = null } = recordOf(json);
  if (at === 'island') return tile(land);
  return at === 'city' ? building(house) : (at ?? UNKNOWN);
};

export function recordOf(json: Json): JsonRecord {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? toRecord(json) : {};
}
const toRecord = (json: object): JsonRecord => Object.fromEntries(Object.entries(json));

/** The fields that are named here, each in the form in which it is read; what is missing stays missing. */
export function fieldsOf(json: Json, readings: Readonly<Record<string, Reading>>): JsonRecord {
  const record = recordOf(json);
  const read: Record<string, Json> = {};
  for (const [name, reading] of Object.entries(readings)) {
    const value = record[name];
    if (value !== undefined) read[name] = reading(value);
  }
  return read;
}
