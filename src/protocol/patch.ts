/** How one plain JSON value becomes another: every place that is new, with what is there now, if anything. */
export type PatchPath = readonly (string | number)[];
export type Patch = readonly (readonly [PatchPath, unknown?])[];

type Fields = Readonly<Record<string, unknown>>;

/**
 * Every place where the second value is not like the first. Lists of another length are told in
 * whole; what goes without saying comes and goes with its key, so keys are told one by one.
 */
export function diff(from: unknown, to: unknown): Patch {
  const found: Found = [];
  compare(from, to, [], found);
  return found;
}

type Found = (readonly [PatchPath, unknown?])[];

/** Most places are alike, so a path is copied only where something is told. */
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

/** The value that the patch leads to; the one passed in stays the same. */
export function applyPatch<Value>(value: Value, patch: Patch): Value {
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: the patch was made of two values of this type
  return patch.reduce<unknown>((it, [path, ...part]) => withPart(it, path, part), value) as Value;
}

/** `part` is what is there now: one thing, or none. */
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
  // Not by assignment, which would take `__proto__` for something else than a key.
  if (part.length > 0) return { ...whole, [key]: part[0] };
  const { [key]: _gone, ...rest } = whole;
  return rest;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
