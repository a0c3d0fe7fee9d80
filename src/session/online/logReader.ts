import { type GameOptions, restoreEvent, type Seat } from '#engine';
import type { LoggedPly } from '#protocol/match';
import type { LogEntry } from '#session/session';

/** Makes a log entry from each event of a match. Each ply is converted only once. */
export class LogReader {
  private readonly cached = new WeakMap<LoggedPly, readonly LogEntry[]>();

  read(plies: readonly LoggedPly[], options: GameOptions): LogEntry[] {
    return plies.flatMap((ply) => {
      const entries = this.cached.get(ply) ?? entriesOf(ply, options);
      this.cached.set(ply, entries);
      return entries;
    });
  }
}

/** Skips events that this app does not know; the position does not depend on them. */
function entriesOf(
  { round, firstEvent, events }: LoggedPly,
  options: GameOptions,
): readonly LogEntry[] {
  let current = round;
  return events.flatMap((json, index) => {
    const event = restoreEvent(json, options);
    if (event?.type === 'roundStarted') current = event.round;
    return event === null ? [] : { number: firstEvent + index, round: current, event };
  });
}

export function eventCount(plies: readonly LoggedPly[]): number {
  const last = plies.at(-1);
  return last === undefined ? 0 : last.firstEvent + last.events.length;
}

/** On a new device, events after the player's own last move count as unseen. */
export function initialSeenEvents(plies: readonly LoggedPly[], seat: Seat | null): number {
  if (seat === null) return eventCount(plies);
  const own = plies.findLast((ply) => ply.seat === seat && ply.by === 'person');
  return own === undefined ? 0 : own.firstEvent + own.events.length;
}
