/** Browsers get no push messages, so none opens the app. */
export function pathOfFirstPush(): string | null {
  return null;
}

export function watchPushes(_open: (path: string) => void): () => void {
  return () => undefined;
}
