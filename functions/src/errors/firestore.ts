/** Codes of Firestore's own errors. */
const DEADLINE_EXCEEDED = 4;
export const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;
const ABORTED = 10;
const UNAVAILABLE = 14;

export function codeOf(error: unknown): number | undefined {
  const isObject = typeof error === 'object' && error !== null;
  return isObject && 'code' in error && typeof error.code === 'number' ? error.code : undefined;
}

/** Somebody else wrote a document after a guarded batch had read it. */
export function isConflict(error: unknown): boolean {
  const code = codeOf(error);
  return code === FAILED_PRECONDITION || code === ABORTED;
}

/** Firestore could not keep up. The same request may succeed later. */
export function isOverload(error: unknown): boolean {
  const code = codeOf(error);
  return isConflict(error) || code === DEADLINE_EXCEEDED || code === UNAVAILABLE;
}
