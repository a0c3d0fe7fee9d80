import type { Field, Fields, Reading, Viewer } from './field';
import type { Seat } from './ids';
import { fieldsOf, isRecord, isSameJson, type Json, type JsonRecord, own } from './json';
import type { CoreRules } from './module';

/** Stores, restores and shows records by the descriptions of their fields. */

type Entry = [string, Field];
type Values = Readonly<Record<string, unknown>>;

const entriesOf = (fields: Readonly<Record<string, Field>>): Entry[] => Object.entries(fields);

export function storeFields(
  fields: Readonly<Record<string, Field>>,
  values: Values,
  rules?: CoreRules,
): JsonRecord {
  const stored: Record<string, Json> = {};
  for (const [name, field] of entriesOf(fields)) {
    const value = field.store(values[name], rules);
    if (!isDefault(field, value)) stored[name] = value;
  }
  return stored;
}

function isDefault({ storedDefault }: Field, value: Json): boolean {
  if (storedDefault === undefined) return false;
  return storedDefault === value || isSameJson(storedDefault, value);
}

/** The record, or the name of the first field that cannot be read. */
export function restoreFields(
  fields: Readonly<Record<string, Field>>,
  json: unknown,
  reading: Reading,
): Record<string, unknown> | string {
  if (!isRecord(json)) return '';
  const values: Record<string, unknown> = {};
  for (const [name, field] of entriesOf(fields)) {
    const found = own(json, name);
    const stored = found === undefined ? field.storedDefault : found;
    // biome-ignore lint/nursery/noUnsafeTypeAssertion: `plainJson` made all of it, or it is a field's own default
    const value = stored === undefined ? undefined : field.restore(stored as Json, reading);
    if (value === undefined) return name;
    values[name] = value;
  }
  return values;
}

export function showFields(
  fields: Readonly<Record<string, Field>>,
  values: Values,
  viewer: Viewer,
  owner: Seat | null,
): Record<string, unknown> {
  const shown: Record<string, unknown> = {};
  for (const [name, field] of entriesOf(fields)) {
    const value = values[name];
    shown[name] = field.show === undefined ? value : field.show(value, viewer, owner);
  }
  return shown;
}

/** A record as a field of another record. Its hidden fields stay hidden there. */
export function record<T extends object>(fields: Fields<T>): Field<T> {
  const all: Readonly<Record<string, Field>> = fields;
  const hides = Object.values(all).some(({ show }) => show !== undefined);
  return {
    store: (value, rules) => storeFields(all, fieldsOf(value), rules),
    restore(json, reading) {
      const values = restoreFields(all, json, reading);
      // biome-ignore lint/nursery/noUnsafeTypeAssertion: T is the record that these fields describe, and each was read
      return typeof values === 'string' ? undefined : (values as T);
    },
    ...(hides && {
      // biome-ignore lint/nursery/noUnsafeTypeAssertion: a view has the fields of T; those that it hides are null there
      show: (value, viewer, owner) => showFields(all, fieldsOf(value), viewer, owner) as T,
    }),
  };
}
