const MAX_ITEMS = 32;

/**
 * Copies a list, a flat record or a plain value of unknown origin. Every part is read only once, so
 * that it cannot change between check and use. Throws if a getter throws.
 */
export function safeCopy(value: unknown): unknown {
  if (typeof value === 'number') return value + 0; // −0 becomes 0.
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) return Object.fromEntries(Object.entries(value).map(copyEntry));
  const { length } = value;
  // A list with holes or with other properties is no list of numbers.
  if (length > MAX_ITEMS || Reflect.ownKeys(value).length !== length + 1) return undefined;
  const copy: unknown[] = [];
  for (let i = 0; i < length; i++) copy.push(copyPart(value[i]));
  return copy;
}

/** Nested parts are not copied: no action has any. */
const copyPart = (value: unknown) => (typeof value === 'number' ? value + 0 : value);
const copyEntry = ([key, value]: [string, unknown]): [string, unknown] => [key, copyPart(value)];
