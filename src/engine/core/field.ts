import { assumeTotal, type Counts, type Keyed, type Seat } from './ids';
import { isCount, isJsonRecord, type Json, own } from './json';
import type { CoreRules } from './module';
import type { Names } from './names';

/** A seat, or null for a spectator; `open` once everything is revealed (I-4). */
export interface Viewer {
  readonly seat: Seat | null;
  readonly open: boolean;
  /** Some variants show more. */
  readonly variants: Readonly<Record<string, boolean>>;
  /** The rules of the game; null for an event alone. */
  readonly rules: CoreRules | null;
}

/** The source of a value: a stored game, or a view in which hidden values are null. */
export interface Reading {
  readonly rules: CoreRules;
  readonly isView: boolean;
}

/**
 * Describes a field of a slice, a frame, an action or an event. Outside the process everything has
 * a name; numbers are used inside only.
 */
export interface Field<T = unknown> {
  store(value: T, rules?: CoreRules): Json;
  /** Undefined if the field cannot hold the value. */
  restore(json: Json, reading: Reading): T | undefined;
  /** A field with this value is left out of a stored game. */
  readonly storedDefault?: Json;
  /** The part that the viewer may see; null if hidden. Without this method everybody sees all. */
  show?(value: T, viewer: Viewer, owner: Seat | null): T | null;
}

/** Fields by name. A field that is not listed is neither stored nor shown. */
export type Fields<T> = { readonly [Key in keyof T]: Field<T[Key]> };

/** A field of an action. It is also a word of the notation, and checked when a caller sends it. */
export interface ActionField<T = unknown> extends Field<T> {
  check(value: unknown): value is T;
  write(value: T): string;
  read(word: string): T | undefined;
  /** The value of an omitted field. Without it the field is required. */
  readonly defaultValue?: T;
}

const NOTHING = '-';
const MAX_COUNT = 999;

export const count: Field<number> = {
  store: (value) => value,
  restore: (json) => (isCount(json) ? json : undefined),
};

export const flag: ActionField<boolean> = {
  store: (value) => value,
  restore: (json) => (typeof json === 'boolean' ? json : undefined),
  check: (value) => typeof value === 'boolean',
  write: (value) => (value ? 'yes' : 'no'),
  read: (word) => (word === 'yes' ? true : word === 'no' ? false : undefined),
};

/** The field is left out of a stored game while it has this value. */
export function withDefault<T>(storedDefault: Json, field: Field<T>): Field<T> {
  return { ...field, storedDefault };
}

/** A flag at the end of a line: the word if true, nothing if false. */
export const trailing = (word: string): ActionField<boolean> => ({
  ...flag,
  defaultValue: false,
  write: (value) => (value ? word : ''),
  read: (text) => (text === word ? true : text === '' ? false : undefined),
});

export function oneOf<T extends string>(choices: readonly T[]): Field<T> {
  return {
    store: (value) => value,
    restore: (json) => choices.find((choice) => choice === json),
  };
}

/** A small number that is written as it is, such as a seat or a ship. */
export function oneOfNumbers<T extends number>(choices: readonly T[]): ActionField<T> {
  const find = (value: unknown) => choices.find((choice) => choice === value);
  return {
    store: (value) => value,
    restore: find,
    check: (value): value is T => find(value) !== undefined,
    write: String,
    read: (word) => (word === '' ? undefined : find(Number(word))),
  };
}

/** A thing with a number inside the process and a name outside. */
export function named<Key extends number>(names: Names<Key>): ActionField<Key> {
  const restore = (json: Json) => (typeof json === 'string' ? names.number(json) : undefined);
  return {
    store: (value) => names.name(value),
    restore,
    check: (value): value is Key => names.keys.some((key) => key === value),
    write: (value) => names.name(value),
    read: restore,
  };
}

export function orNothing<T>(field: ActionField<T>): ActionField<T | null> {
  return {
    ...orNull(field),
    check: (value): value is T | null => value === null || field.check(value),
    write: (value) => (value === null ? NOTHING : field.write(value)),
    read: (word) => (word === NOTHING ? null : field.read(word)),
  };
}

export function orNull<T>(field: Field<T>): Field<T | null> {
  const { show } = field;
  return {
    store: (value) => (value === null ? null : field.store(value)),
    restore: (json, reading) => (json === null ? null : field.restore(json, reading)),
    ...(show && {
      show: (value, viewer, owner) => (value === null ? null : show(value, viewer, owner)),
    }),
  };
}

/** Items may be hidden; their number is not. */
export function list<T>(field: Field<T>): Field<T[]> {
  const { show } = field;
  return {
    ...(show && {
      // biome-ignore lint/nursery/noUnsafeTypeAssertion: a view has the type of what it shows; what it hides is null there
      show: (values, viewer, owner) => values.map((value) => show(value, viewer, owner) as T),
    }),
    store: (values, rules) => values.map((value) => field.store(value, rules)),
    restore(json, reading) {
      if (!Array.isArray(json)) return undefined;
      const values: T[] = [];
      for (const item of json) {
        const value = field.restore(item, reading);
        if (value === undefined) return undefined;
        values.push(value);
      }
      return values;
    },
  };
}

/** A list whose length the rules determine. */
export function listOf<Key extends number, T>(
  field: Field<T>,
  length: (rules: CoreRules) => number,
): Field<Keyed<Key, T>> {
  const all = list(field);
  const { show } = all;
  return {
    ...(show && {
      // biome-ignore lint/nursery/noUnsafeTypeAssertion: the list that is shown is as long as the list itself
      show: (values, viewer, owner) => show(values, viewer, owner) as Keyed<Key, T> | null,
    }),
    store: (values, rules) => all.store(values, rules),
    restore(json, reading) {
      const values = all.restore(json, reading);
      return values?.length === length(reading.rules) ? assumeTotal(values) : undefined;
    },
  };
}

/** One entry for each seat. Fields for owners are shown to that seat only. */
export function bySeat<T>(field: Field<T>): Field<Keyed<Seat, T>> {
  const { show } = field;
  const entries = listOf<Seat, T>(field, (rules) => rules.playerCount);
  if (show === undefined) return entries;
  return {
    ...entries,
    show: (values, viewer) =>
      // biome-ignore lint/nursery/noUnsafeTypeAssertion: there is an entry for each seat; what a view hides is null there
      assumeTotal<Seat, T>(values.map((value, seat) => show(value, viewer, seat as Seat) as T)),
  };
}

/** Counts by name; zeros are left out. */
export function countsBy<Key extends number>(
  names: Names<Key>,
  length: (rules: CoreRules) => number,
): Field<Counts<Key>> {
  return {
    store(counts) {
      const found: Record<string, Json> = {};
      for (const key of names.keys) if (counts[key] > 0) found[names.name(key)] = counts[key];
      return found;
    },
    restore(json, reading) {
      if (!isJsonRecord(json)) return undefined;
      const size = length(reading.rules);
      const counts: number[] = [];
      for (const key of names.keys) {
        if (key >= size) break;
        const stored = own(json, names.name(key)) ?? 0;
        if (!isCount(stored)) return undefined;
        counts.push(stored);
      }
      const known = Object.keys(json).every((name) => (names.number(name) ?? size) < size);
      return known ? assumeTotal(counts) : undefined;
    },
  };
}

/** Counts in a fixed order, written as `1.0.2`, or `-` if empty. */
export function row(fits: (length: number) => boolean): ActionField<number[]> {
  const check = (value: unknown): value is number[] => {
    if (!Array.isArray(value) || !fits(value.length)) return false;
    // Loops over the length, because `every` would let the holes of a sparse array pass.
    for (let i = 0; i < value.length; i++) if (!isCount(value[i], MAX_COUNT)) return false;
    return true;
  };
  const checked = (values: number[]) => (check(values) ? values : undefined);
  return {
    store: (values) => values,
    restore: (json) => (check(json) ? [...json] : undefined),
    check,
    write: (values) => (values.length === 0 ? NOTHING : values.join('.')),
    read: (word) => checked(word === NOTHING ? [] : word.split('.').map(Number)),
  };
}

/** The same for a list that is total for its keys. */
export function rowOf<Key extends number>(length: number): ActionField<Counts<Key>> {
  const counts = row((found) => found === length);
  return {
    store: (values) => counts.store(values),
    restore: (json, reading) => total(counts.restore(json, reading)),
    check: (value): value is Counts<Key> => counts.check(value),
    write: (values) => counts.write(values),
    read: (word) => total(counts.read(word)),
  };
}

const total = <Key extends number>(counts: number[] | undefined): Counts<Key> | undefined =>
  counts && assumeTotal(counts);
