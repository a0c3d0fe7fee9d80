/** Checks of what comes from outside: exactly the named fields, each of its kind. */
export type Check<Value> = (value: unknown) => value is Value;
export type Shape<Value> = { readonly [Key in keyof Value]-?: Check<Value[Key]> };

export function fits<Value>(raw: unknown, shape: Shape<Value>): raw is Value {
  if (!isPlainObject(raw)) return false;
  const names = Object.keys(shape);
  const known = new Set<unknown>(names);
  if (!Reflect.ownKeys(raw).every((key) => known.has(key))) return false;
  return names.every((name) => {
    const value = Object.hasOwn(raw, name) ? raw[name] : undefined;
    return shape[name as keyof Value](value);
  });
}

export function isPlainObject(raw: unknown): raw is Record<string, unknown> {
  if (typeof raw !== 'object' || raw === null) return false;
  const prototype = Object.getPrototypeOf(raw);
  return prototype === Object.prototype || prototype === null;
}

export const anything = (_value: unknown): _value is never => true;
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

export const oneOf =
  <Value>(choices: readonly Value[]) =>
  (value: unknown): value is Value =>
    choices.includes(value as Value);

export const optional =
  <Value>(check: Check<Value>) =>
  (value: unknown): value is Value | undefined =>
    value === undefined || check(value);

export const listOf =
  <Value>(check: Check<Value>, least: number, most: number) =>
  (value: unknown): value is Value[] =>
    Array.isArray(value) && value.length >= least && value.length <= most && allFit(value, check);

/** Not `every`, which skips the holes of a sparse array. */
function allFit(list: unknown[], check: Check<unknown>): boolean {
  for (let i = 0; i < list.length; i++) if (!check(list[i])) return false;
  return true;
}
