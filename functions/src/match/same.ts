/** Compares as JSON: stored values are plain data with fields in a fixed order. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
