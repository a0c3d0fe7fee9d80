import type { Result } from '#protocol/result';

/** The value of a result that must be there. */
export function expectOk<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
