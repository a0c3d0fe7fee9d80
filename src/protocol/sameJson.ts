/** Compares plain JSON values whose fields are always written in the same order. */
export const isSameJson = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
