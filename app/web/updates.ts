/** State of an update. See updates.web.ts for browsers. */
export interface Update {
  /** Whether a new version is ready. */
  readonly isReady: boolean;
  readonly take: () => void;
}

/** Phones get new versions from the stores. */
export function useUpdate(): Update {
  return { isReady: false, take: () => undefined };
}

export function watchForUpdates(): void {}
