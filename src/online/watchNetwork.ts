/** `resumed`: the app returned to the foreground, or the page became visible. */
export type NetworkChange = 'offline' | 'online' | 'resumed';

/** Reports when the browser goes offline or online and when its page becomes visible. */
export function watchNetwork(tell: (change: NetworkChange) => void): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('offline', () => tell('offline'));
  window.addEventListener('online', () => tell('online'));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tell('resumed');
  });
}
