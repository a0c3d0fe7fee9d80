const MAX_ITEMS = 32;

/**
 * A copy of a small piece of data of unknown origin: a list, a flat record or a plain value.
 * Each part is read once, so that nothing can say one thing when it is checked and another
 * when it is used. May throw whatever a getter throws.
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

/** Parts of parts are of no use to anybody here. */
const copyPart = (value: unknown) => (typeof value === 'number' ? value + 0 : value);
const copyEntry = ([key, value]: [string, unknown]): [string, unknown] => [key, copyPart(value)];
