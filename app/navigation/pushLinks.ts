/** Browsers get no push messages. */
export function pathOfFirstPush(): string | null {
  return null;
}

export function watchPushes(_open: (path: string) => void): () => void {
  return () => undefined;
}
