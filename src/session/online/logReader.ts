import { type GameOptions, restoreEvent, type Seat } from '#engine';
import type { LoggedPly } from '#protocol/match';
import type { LogEntry } from '#session/session';

/** Tells the log of a match in the table's form: one entry an event. A ply is read only once. */
export class LogReader {
  private readonly told = new WeakMap<LoggedPly, readonly LogEntry[]>();

  entriesOfPlies(plies: readonly LoggedPly[], options: GameOptions): LogEntry[] {
    return plies.flatMap((ply) => {
      const entries = this.told.get(ply) ?? entriesOf(ply, options);
      this.told.set(ply, entries);
      return entries;
    });
  }
}

/** What no module here could have told is left out; the table does not depend on it. */
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

/** Somebody who looks for the first time on this device is new to what came after the own move. */
export function seenAtFirst(plies: readonly LoggedPly[], seat: Seat | null): number {
  if (seat === null) return eventCount(plies);
  const own = plies.findLast((ply) => ply.seat === seat && ply.by === 'person');
  return own === undefined ? 0 : own.firstEvent + own.events.length;
}
