/** Whether two values are written alike: what is stored is plain JSON, its fields in one order. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
