export type PatchPath = readonly (string | number)[];
/** Changes from one JSON value to another: each path with its new value, or alone to delete it. */
export type Patch = readonly (readonly [PatchPath, unknown?])[];

type Fields = Readonly<Record<string, unknown>>;

/**
 * Finds all paths at which two values differ. Lists of different lengths are replaced as a whole.
 * Objects are compared key by key, because default values are stored by omitting their keys.
 */
export function diff(from: unknown, to: unknown): Patch {
  const found: Found = [];
  compare(from, to, [], found);
  return found;
}

type Found = (readonly [PatchPath, unknown?])[];

/** Reuses one path array and copies it only for a difference, because most values are equal. */
function compare(from: unknown, to: unknown, path: (string | number)[], found: Found): void {
  if (Object.is(from, to)) return;
  if (Array.isArray(from) && Array.isArray(to) && from.length === to.length) {
    for (let at = 0; at < to.length; at++) compareAt(at, from[at], to[at], path, found);
  } else if (isFields(from) && isFields(to)) {
    for (const key of Object.keys(from)) if (!Object.hasOwn(to, key)) found.push([[...path, key]]);
    for (const key of Object.keys(to)) compareAt(key, own(from, key), to[key], path, found);
  } else {
    found.push([[...path], to]);
  }
}

function compareAt(
  key: string | number,
  from: unknown,
  to: unknown,
  path: (string | number)[],
  found: Found,
): void {
  path.push(key);
  compare(from, to, path, found);
  path.pop();
}

const own = (fields: Fields, key: string) => (Object.hasOwn(fields, key) ? fields[key] : undefined);

/** Returns the patched value without changing the original. */
export function applyPatch<Value>(value: Value, patch: Patch): Value {
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: the patch was made of two values of this type
  return patch.reduce<unknown>((it, [path, ...part]) => withPart(it, path, part), value) as Value;
}

/** `part` holds the new value, or nothing if the key is deleted. */
function withPart(whole: unknown, [key, ...deeper]: PatchPath, part: readonly unknown[]): unknown {
  if (key === undefined) return part[0];
  if (Array.isArray(whole)) {
    return whole.map((it, at) => (at === key ? withPart(it, deeper, part) : it));
  }
  if (!isFields(whole)) return whole;
  if (deeper.length > 0) {
    return Object.hasOwn(whole, key)
      ? { ...whole, [key]: withPart(whole[key], deeper, part) }
      : whole;
  }
  // Assignment would treat `__proto__` as more than a key.
  if (part.length > 0) return { ...whole, [key]: part[0] };
  const { [key]: _gone, ...rest } = whole;
  return rest;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
