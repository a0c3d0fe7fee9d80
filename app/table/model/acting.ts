import type { Seat } from '#engine';
import type { SessionSnapshot } from '#session/session';

/** Who is to play; with several at once, the one on this device first. */
export function actingSeat({ view, asked, waiting, handOverTo }: SessionSnapshot): Seat | null {
  if (view.over) return null;
  return asked ?? handOverTo ?? waiting[0]?.seat ?? null;
}
