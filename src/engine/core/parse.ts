import type { Action, ActionType } from '../model/actions';
import { BUILDING_NAMES, GOOD_NAMES, ROLE_NAMES, STAFFED_TILES } from '../model/ids';

type Check = (value: unknown) => boolean;

const below =
  (limit: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) < limit;
const COUNT = below(1000);
const MAX_CITY = 12;

const counts =
  (length: number): Check =>
  (value) =>
    Array.isArray(value) && value.length === length && everyItem(value, COUNT);
const cityCounts: Check = (value) =>
  Array.isArray(value) && value.length <= MAX_CITY && everyItem(value, COUNT);

/** `every` skips holes, and a sparse array must not pass for a list of numbers. */
function everyItem(list: unknown[], check: Check): boolean {
  for (let i = 0; i < list.length; i++) if (!check(list[i])) return false;
  return true;
}

const good = below(GOOD_NAMES.length);
const building = below(BUILDING_NAMES.length);

/** The fields of each action besides its type. */
const FIELDS: Record<ActionType, Readonly<Record<string, Check>>> = {
  chooseRole: { role: below(ROLE_NAMES.length) },
  takeTile: { tile: below(STAFFED_TILES.length) },
  place: { island: counts(STAFFED_TILES.length), city: cityCounts, nobles: cityCounts },
  build: { building },
  takeGood: { good },
  sell: { good },
  load: { good, ship: below(3) },
  wharf: { good },
  store: { goods: counts(GOOD_NAMES.length) },
  use: { building },
  pass: {},
  decline: {},
};

/** An action from outside, if it is one to the letter: nothing missing, nothing more. */
export function parseAction(raw: unknown): Action | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const prototype = Object.getPrototypeOf(raw);
  if (prototype !== Object.prototype && prototype !== null) return null;
  const { type } = raw as { type?: unknown };
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) return null;
  const checks = FIELDS[type as ActionType];
  const names = Object.keys(checks);
  if (Reflect.ownKeys(raw).length !== names.length + 1) return null;
  const fits = names.every(
    (name) => Object.hasOwn(raw, name) && checks[name]?.((raw as Record<string, unknown>)[name]),
  );
  return fits ? (raw as Action) : null;
}
