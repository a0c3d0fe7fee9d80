/** What a stored game, a view on its way, or anything from outside is made of. */
export type Json = null | boolean | number | string | readonly Json[] | JsonRecord;
export interface JsonRecord {
  readonly [field: string]: Json;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isJsonRecord(value: Json): value is JsonRecord {
  return isRecord(value);
}

/** What a record has under a name of its own; nothing inherited is found. */
export function own<Value>(record: Readonly<Record<string, Value>>, name: string) {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** A record made of an object of ours, for code that goes over its fields by name. */
export function fieldsOf(value: object): Record<string, unknown> {
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: whatever an object's fields are, each is an unknown
  return value as Record<string, unknown>;
}

/** The names of the fields that an object of ours is known to have. */
export function namesIn<Fields extends object>(value: Fields): readonly (keyof Fields)[] {
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: an object of ours has the fields of its type and no others
  return Object.keys(value) as (keyof Fields)[];
}

/** Compares plain JSON values whose fields are always written in the same order. */
export function isSameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function isCount(value: unknown, most = Number.MAX_SAFE_INTEGER): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}
