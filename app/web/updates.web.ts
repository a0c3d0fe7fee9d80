import { useSyncExternalStore } from 'react';
import type { Workbox } from 'workbox-window';
import type { Update } from './updates';

let worker: Workbox | null = null;
let isReady = false;
const listeners = new Set<() => void>();

/** Registers the service worker for offline use. An open page keeps its version. */
export function watchForUpdates(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  void watch().catch(() => undefined);
}

async function watch(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  worker = new Workbox('/sw.js');
  const registration = await worker.register();
  if (registration) listen(registration);
  // A page may stay open for days, so check again when it becomes visible.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void worker?.update().catch(() => undefined);
  });
}

/**
 * Watches for new versions. Workbox notices only the first two while a page is open, and a page may
 * be open for days.
 */
function listen(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // The very first version is also waiting for a moment, without an active one.
    if (registration.waiting === null || registration.active === null) return;
    isReady = true;
    for (const tell of listeners) tell();
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', follow);
  follow();
  look();
}

/** Reloads the page with the new version, only on request. */
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
