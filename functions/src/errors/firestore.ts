/** gRPC status codes of Firestore errors. */
const DEADLINE_EXCEEDED = 4;
export const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;
const ABORTED = 10;
const UNAVAILABLE = 14;

export function codeOf(error: unknown): number | undefined {
  const isObject = typeof error === 'object' && error !== null;
  return isObject && 'code' in error && typeof error.code === 'number' ? error.code : undefined;
}

/** Whether another writer changed a document between the read and the guarded write. */
export function isConflict(error: unknown): boolean {
  const code = codeOf(error);
  return code === FAILED_PRECONDITION || code === ABORTED;
}

/** Whether Firestore was overloaded. The same request may succeed later. */
export function isOverload(error: unknown): boolean {
  const code = codeOf(error);
  return isConflict(error) || code === DEADLINE_EXCEEDED || code === UNAVAILABLE;
}
