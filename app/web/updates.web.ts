import { useSyncExternalStore } from 'react';
import type { Workbox } from 'workbox-window';
import type { Update } from './updates';

let worker: Workbox | null = null;
let isReady = false;
const listeners = new Set<() => void>();

/** Has the app kept for when there is no connection. What is open goes on with what it began with. */
export function watchForUpdates(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  void watch().catch(() => undefined);
}

async function watch(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  worker = new Workbox('/sw.js');
  const registration = await worker.register();
  if (registration) listen(registration);
  // The page of a game may stay open for days: whoever comes back to it may find a new version.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void worker?.update().catch(() => undefined);
  });
}

/**
 * Workbox listens to the first two versions that come while a page is open, be they whole or not; a
 * page that is open for days may see more of them.
 */
function listen(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // The very first version waits for a moment as well, with none before it.
    if (registration.waiting === null || registration.active === null) return;
    isReady = true;
    for (const tell of listeners) tell();
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', follow);
  follow();
  look();
}

/** Only here, because somebody asked for it, does the page begin anew. */
function take(): void {
  worker?.addEventListener('controlling', () => location.reload());
  worker?.messageSkipWaiting();
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
};

export function useUpdate(): Update {
  const ready = useSyncExternalStore(
    subscribe,
    () => isReady,
    () => false,
  );
  return { isReady: ready, take };
}
