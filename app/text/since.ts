import type { GameEvent, Seat } from '#engine';
import type { LogEntry } from '#session/session';

/** Events of a player that the player did not decide. */
const NOT_DECIDED: ReadonlySet<GameEvent['type']> = new Set([
  'forced',
  'skipped',
  'produced',
  'colonistsDealt',
  'coinsGained',
  'vpGained',
]);

/** Number of entries for a spectator or a reader who has not acted yet. */
const LATEST = 12;

/** The entries since the reader's last decision; the latest if there was none. */
export function sinceOwnAction(log: readonly LogEntry[], reader: Seat | null): readonly LogEntry[] {
  if (reader === null) return log.slice(-LATEST);
  for (let at = log.length - 1; at >= 0; at--) {
    if (isOwnAction(log, at, reader)) return log.slice(at + 1);
  }
  return log.slice(-LATEST);
}

function isOwnAction(log: readonly LogEntry[], at: number, reader: Seat): boolean {
  const event = log[at]?.event;
  if (event === undefined || !isAbout(event, reader) || NOT_DECIDED.has(event.type)) return false;
  // A forced action is no decision.
  const before = log[at - 1]?.event;
  return !(before?.type === 'forced' && before.seat === reader);
}

const isAbout = (event: GameEvent, seat: Seat) => 'seat' in event && event.seat === seat;
