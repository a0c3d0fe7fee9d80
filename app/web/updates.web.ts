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
  worker.addEventListener('waiting', () => {
    isReady = true;
    for (const tell of listeners) tell();
  });
  await worker.register();
  // The page of a game may stay open for days: whoever comes back to it may find a new version.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void worker?.update().catch(() => undefined);
  });
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
