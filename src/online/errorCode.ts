/** The code of a Firebase error; empty for other errors. */
export function errorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}
