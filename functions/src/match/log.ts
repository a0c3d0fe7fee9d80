import type { GameEvent, Seat } from '../../../src/engine';
import type { LogBatchDoc, LoggedPly } from '../../../src/protocol/match';
import type { MatchLog, MatchRecord } from './record';

/** Plies in a batch. At least so many stay in the match itself, so a recap costs no read. */
export const BATCH = 24;

export const emptyLog: MatchLog = { plies: [], batches: 0, events: 0 };

type Played = Omit<LoggedPly, 'firstEvent' | 'events'>;

export function appendPly(log: MatchLog, played: Played, events: readonly GameEvent[]): MatchLog {
  const ply: LoggedPly = { ...played, firstEvent: log.events, events };
  return { ...log, plies: [...log.plies, ply], events: log.events + events.length };
}

/** What happened before anybody acted; it has no action. */
export const openingPly = (seat: Seat, round: number): Played => ({
  ply: 0,
  seat,
  by: 'bot',
  line: '',
  round,
});

/** Hands the oldest plies over to documents of their own, a whole batch at a time. */
export function spillLog(record: MatchRecord): { record: MatchRecord; batches: LogBatchDoc[] } {
  const { plies, batches } = record.log;
  const count = Math.max(0, Math.floor(plies.length / BATCH) - 1);
  const spilled = Array.from({ length: count }, (_, i) => ({
    plies: JSON.stringify(plies.slice(i * BATCH, (i + 1) * BATCH)),
  }));
  const log = { ...record.log, plies: plies.slice(count * BATCH), batches: batches + count };
  return { record: { ...record, log }, batches: spilled };
}
