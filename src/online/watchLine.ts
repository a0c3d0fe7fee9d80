export type LineNews = 'lost' | 'back' | 'awake';

/** Tells when the browser loses its connection or has one again, and when its page is looked at. */
export function watchLine(tell: (news: LineNews) => void): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('offline', () => tell('lost'));
  window.addEventListener('online', () => tell('back'));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tell('awake');
  });
}
