import type { Role, Seat } from '#engine';
import type { LogEntry } from '#session/session';

/** Players who took each role this round. The state only knows that a role is taken. */
export function takersOfRound(log: readonly LogEntry[]): ReadonlyMap<Role, Seat> {
  const takers = new Map<Role, Seat>();
  for (let at = log.length - 1; at >= 0; at--) {
    const event = log[at]?.event;
    if (event?.type === 'roundStarted') break;
    if (event?.type === 'roleChosen' || event?.type === 'capturedPlayed')
      takers.set(event.role, event.seat);
  }
  return takers;
}
