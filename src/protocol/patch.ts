/** How one plain JSON value becomes another: every place that is new, with what is there now, if anything. */
export type PatchPath = readonly (string | number)[];
export type Patch = readonly (readonly [PatchPath, unknown?])[];

type Fields = Readonly<Record<string, unknown>>;

/**
 * Every place where the second value is not like the first. Lists of another length are told in
 * whole; what goes without saying comes and goes with its key, so keys are told one by one.
 */
export function differences(from: unknown, to: unknown, path: PatchPath = []): Patch {
  if (Object.is(from, to)) return [];
  if (Array.isArray(from) && Array.isArray(to) && from.length === to.length) {
    return to.flatMap((value, at) => differences(from[at], value, [...path, at]));
  }
  if (isFields(from) && isFields(to)) {
    const gone = Object.keys(from).filter((key) => !Object.hasOwn(to, key));
    return [
      ...gone.map((key): [PatchPath] => [[...path, key]]),
      ...Object.keys(to).flatMap((key) => differences(own(from, key), to[key], [...path, key])),
    ];
  }
  return [[path, to]];
}

const own = (fields: Fields, key: string) => (Object.hasOwn(fields, key) ? fields[key] : undefined);

/** The value that the patch leads to; the one passed in stays the same. */
export function patched<Value>(value: Value, patch: Patch): Value {
  return patch.reduce<unknown>((it, [path, ...part]) => withPart(it, path, part), value) as Value;
}

/** `part` is what is there now: one thing, or none. */
function withPart(whole: unknown, [key, ...deeper]: PatchPath, part: readonly unknown[]): unknown {
  if (key === undefined) return part[0];
  if (Array.isArray(whole)) {
    return whole.map((it, at) => (at === key ? withPart(it, deeper, part) : it));
  }
  if (!isFields(whole)) return whole;
  const isGone = deeper.length === 0 && part.length === 0;
  const isNew = deeper.length === 0 && !Object.hasOwn(whole, key);
  const entries = isNew ? [...Object.entries(whole), [key, part[0]]] : Object.entries(whole);
  // Not by assignment, which would take `__proto__` for something else than a key.
  return Object.fromEntries(
    entries.flatMap(([name, it]) => {
      if (name !== key) return [[name, it]];
      return isGone ? [] : [[name, withPart(it, deeper, part)]];
    }),
  );
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
