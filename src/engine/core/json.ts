/** Stored games, sent views and everything else that comes from outside. */
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

/** An own property of a record; inherited ones are not found. */
export function own<Value>(record: Readonly<Record<string, Value>>, name: string) {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** A trusted object as a record, for code that reads fields by name. */
export function fieldsOf(value: object): Record<string, unknown> {
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: whatever an object's fields are, each is an unknown
  return value as Record<string, unknown>;
}

/** The field names of a trusted object. */
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
