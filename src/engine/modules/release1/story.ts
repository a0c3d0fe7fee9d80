import type { Json, JsonRecord } from '#engine/core/json';
import {
  asItWas,
  building,
  fieldsOf,
  good,
  listOf,
  orNull,
  place,
  type Reading,
  recordOf,
  role,
  tile,
} from './names';

/** What was played and told in the first release, as today's names say it. */

const by = orNull(building);
/** The same word for every event and action, except where one field meant two things. */
const FIELDS: Readonly<Record<string, Reading>> = {
  role,
  roles: listOf(role),
  tile,
  good: orNull(good),
  building,
  by,
  to: place,
  colonist: orNull(place),
};

/** An event that was kept in a match. */
export function eventOfRelease1(json: Json): JsonRecord {
  const { type = null, noble, nobles, source, placement, ...rest } = recordOf(json);
  const special = noble ?? nobles;
  return {
    type,
    ...rest,
    ...fieldsOf(rest, FIELDS),
    ...(type === 'tradingHouseEmptied' ? fieldsOf(rest, { goods: listOf(good) }) : {}),
    ...(special === undefined ? {} : { special }),
    ...(source === undefined ? {} : { source: source === 'second' ? 'further' : source }),
    ...(placement === undefined ? {} : { placement: placementOf(placement) }),
  };
}

function placementOf(json: Json): JsonRecord {
  const { nobles = null, ...placement } = recordOf(json);
  return { ...placement, special: nobles };
}

/** A line of its notation. One word is another today: a plantation turned over shows a forest. */
export function lineOfRelease1(line: string): string {
  return line.replace(/(discardTile) forest$/, '$1 turned');
}

/** The fields of each action, in the order in which a line has them. */
const GOODS_ROW = { goods: asItWas };
const ACTIONS: Readonly<Record<string, Readonly<Record<string, Reading>>>> = {
  chooseRole: { role },
  takeTile: { tile },
  place: { island: asItWas, city: asItWas, nobles: asItWas },
  build: { building },
  takeGood: { good },
  sell: { good },
  load: { good, ship: asItWas },
  wharf: { good },
  store: GOODS_ROW,
  use: { building },
  draft: { building },
  move: { to: place, noble: asItWas },
  trade: { good },
  ship: GOODS_ROW,
  deliver: { good },
  discardTile: { tile },
  barter: { building, colonist: orNull(place), good: orNull(good), vp: asItWas },
  pass: {},
  decline: {},
};

/** An action that was kept in somebody's orders, in today's notation without the seat. */
export function deedOfRelease1(json: Json): string {
  const { type = '' } = recordOf(json);
  const words = Object.values(fieldsOf(json, ACTIONS[String(type)] ?? {}));
  return [type, ...words.map(wordOf)].join(' ');
}

function wordOf(value: Json): string {
  if (Array.isArray(value)) return value.length === 0 ? '-' : value.join('.');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null ? '-' : String(value);
}

export const roleOfRelease1 = role;
