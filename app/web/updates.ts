/** A new version of the app that waits; the browser has a file of its own. */
export interface Update {
  /** Whether one waits. */
  readonly isReady: boolean;
  readonly take: () => void;
}

/** Phones get new versions from their stores. */
export function useUpdate(): Update {
  return { isReady: false, take: () => undefined };
}

export function watchForUpdates(): void {}
