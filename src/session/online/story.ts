import type { Seat } from '../../engine';
import type { LoggedPly } from '../../protocol/match';
import type { LogEntry } from '../session';

/** The log of a match as the table reads it: one entry an event. */
export function storyOf(plies: readonly LoggedPly[]): LogEntry[] {
  return plies.flatMap(({ round, firstEvent, events }) => {
    let current = round;
    return events.map((event, index) => {
      if (event.type === 'roundStarted') current = event.round;
      return { number: firstEvent + index, round: current, event };
    });
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
