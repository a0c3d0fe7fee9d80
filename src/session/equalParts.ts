/**
 * Returns the new value with every unchanged part replaced by the same object as before. React
 * compares by identity, so it then renders only the parts that changed. Both values are plain JSON.
 */
export function keepEqualParts<Value>(before: Value, after: Value): Value {
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: the result equals `after`
  return merged(before, after) as Value;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function merged(before: unknown, after: unknown): unknown {
  if (before === after || !isObject(before) || !isObject(after)) return after;
  if (Array.isArray(before)) return Array.isArray(after) ? mergedArray(before, after) : after;
  return Array.isArray(after) ? after : mergedFields(before, after);
}

function mergedArray(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const parts = after.map((part, at) => merged(before[at], part));
  const same = before.length === after.length && parts.every((part, at) => part === before[at]);
  return same ? before : parts;
}

function mergedFields(before: Fields, after: Fields): Fields {
  const parts: Record<string, unknown> = {};
  const names = Object.keys(after);
  for (const name of names) parts[name] = merged(before[name], after[name]);
  const same =
    names.length === Object.keys(before).length &&
    names.every((name) => name in before && parts[name] === before[name]);
  return same ? before : parts;
}
