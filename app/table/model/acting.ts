import type { Seat } from '#engine';
import type { SessionSnapshot } from '#session/session';

/** The player to act. If there are several, the one on this device. */
export function actingSeat({ view, asked, waiting, handOverTo }: SessionSnapshot): Seat | null {
  if (view.over) return null;
  return asked ?? handOverTo ?? waiting[0]?.seat ?? null;
}
