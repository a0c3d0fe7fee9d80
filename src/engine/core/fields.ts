import type { ActionType } from '../model/actions';
import {
  BUILDING_NAMES,
  GOOD_NAMES,
  ROLE_NAMES,
  STAFFED_TILES,
  type StaffedTile,
  TILE_NAMES,
} from '../model/ids';
import type { Place } from '../model/places';

/** What can stand in a field of an action: how to check it, write it and read it back. */
export interface Field {
  check(value: unknown): boolean;
  write(value: never): string;
  /** Undefined for what is not written this way. */
  read(text: string): unknown;
}

const MAX_COUNT = 999;
const MAX_CITY = 12;
const NOTHING = '-';

function isCount(value: unknown, limit: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= limit;
}

const named = (names: readonly string[]): Field => ({
  check: (value) => isCount(value, names.length - 1),
  write: (value: number) => names[value] ?? '',
  read: (text) => (names.includes(text) ? names.indexOf(text) : undefined),
});

/** Loops over the length, because `every` would let the holes of a sparse array pass. */
function areCounts(value: unknown, fits: (length: number) => boolean): boolean {
  if (!Array.isArray(value) || !fits(value.length)) return false;
  for (let i = 0; i < value.length; i++) if (!isCount(value[i], MAX_COUNT)) return false;
  return true;
}

const counts = (fits: (length: number) => boolean): Field => ({
  check: (value) => areCounts(value, fits),
  write: (value: readonly number[]) => (value.length === 0 ? NOTHING : value.join('.')),
  read: (text) => (text === NOTHING ? [] : text.split('.').map(Number)),
});

const flag: Field = {
  check: (value) => typeof value === 'boolean',
  write: (value: boolean) => (value ? 'yes' : 'no'),
  read: (text) => (text === 'yes' ? true : text === 'no' ? false : undefined),
};

const ship: Field = {
  check: (value) => isCount(value, 2),
  write: String,
  read: Number,
};

const orNothing = (field: Field): Field => ({
  check: (value) => value === null || field.check(value),
  write: (value: never) => (value === null ? NOTHING : field.write(value)),
  read: (text) => (text === NOTHING ? null : field.read(text)),
});

const role = named(ROLE_NAMES);
const good = named(GOOD_NAMES);
const building = named(BUILDING_NAMES);
const staffedTile = named(TILE_NAMES.slice(0, STAFFED_TILES.length));

/** `corn`, `harbor` or `sanJuan`: tiles and buildings have no name in common. */
const place: Field = {
  check(value) {
    if (typeof value !== 'object' || value === null) return false;
    const { at, tile, building: house } = value as Record<string, unknown>;
    const fields = Reflect.ownKeys(value).length;
    if (at === 'sanJuan') return fields === 1;
    if (at === 'island') return fields === 2 && staffedTile.check(tile);
    return at === 'city' && fields === 2 && building.check(house);
  },
  write(value: Place) {
    if (value.at === 'island') return TILE_NAMES[value.tile];
    return value.at === 'city' ? BUILDING_NAMES[value.building] : value.at;
  },
  read(text): Place | undefined {
    if (text === 'sanJuan') return { at: 'sanJuan' };
    const tile = staffedTile.read(text) as StaffedTile | undefined;
    if (tile !== undefined) return { at: 'island', tile };
    const house = building.read(text);
    return house === undefined ? undefined : ({ at: 'city', building: house } as Place);
  },
};

const goods = counts((length) => length === GOOD_NAMES.length);
const island = counts((length) => length === STAFFED_TILES.length);
const city = counts((length) => length <= MAX_CITY);
/** A quarry is never given up; the rules of the step say so. */
const tile = named(TILE_NAMES);

/** The fields of each action besides its type, in the order in which they are written. */
export const ACTION_FIELDS: Readonly<Record<ActionType, Readonly<Record<string, Field>>>> = {
  chooseRole: { role },
  takeTile: { tile: staffedTile },
  place: { island, city, nobles: city },
  build: { building },
  takeGood: { good },
  sell: { good },
  load: { good, ship },
  wharf: { good },
  store: { goods },
  use: { building },
  draft: { building },
  move: { to: place, noble: flag },
  trade: { good },
  ship: { goods },
  deliver: { good },
  discardTile: { tile },
  barter: { building, colonist: orNothing(place), good: orNothing(good), vp: flag },
  pass: {},
  decline: {},
};
