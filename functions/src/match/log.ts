import {
  type Action,
  eventFor,
  formatAction,
  formatLineFor,
  type GameEvent,
  isSameJson,
  type Seat,
  storeEvent,
} from '#engine';
import { LOG_BATCH, type LogBatchDoc, type LoggedPly } from '#protocol/match';
import { PROTOCOL } from '#protocol/version';
import type { MatchLog, MatchRecord, SecretPly } from './recordSchema';

export const emptyLog: MatchLog = { plies: [], batches: 0, events: 0, secrets: [] };

type Played = Omit<LoggedPly, 'firstEvent' | 'events' | 'line'>;

/** Appends an action and its events as everybody may see them. Secrets are stored separately. */
export function appendPly(
  log: MatchLog,
  played: Played,
  action: Action | null,
  events: readonly GameEvent[],
  seats: number,
): MatchLog {
  const seenBy = (viewer: Seat | null) => ({
    line: lineFor(viewer, played.seat, action),
    events: events.map((event) => storeEvent(eventFor(event, viewer))),
  });
  const told = seenBy(null);
  const whole = {
    line: action === null ? '' : formatAction(action),
    events: events.map(storeEvent),
  };
  const secrets = isSameJson(told, whole)
    ? log.secrets
    : [...log.secrets, secretPly(played.ply, whole.line, told, seats, seenBy)];
  const { ply, seat, by, round } = played;
  const { line, events: shown } = told;
  // Fields are in the schema's order, because `isSameJson` compares JSON.
  const logged = { ply, seat, by, line, round, firstEvent: log.events, events: shown };
  const plies = [...log.plies, logged];
  return { ...log, plies, secrets, events: log.events + events.length };
}

/** The line without its leading seat. */
const lineFor = (viewer: Seat | null, seat: Seat, action: Action | null) =>
  action === null ? '' : formatLineFor(viewer, seat, action).slice(`${seat} `.length);

type Told = Pick<LoggedPly, 'line' | 'events'>;

function secretPly(
  ply: number,
  line: string,
  told: Told,
  seats: number,
  seenBy: (viewer: Seat) => Told,
): SecretPly {
  // No match has more than five seats.
  const own = Array.from({ length: seats }, (_, seat) => seat as Seat)
    .map((seat) => ({ seat, ...seenBy(seat) }))
    .filter(({ seat: _, ...seen }) => !isSameJson(seen, told));
  return { ply, line, own };
}

/** The ply that holds the events before the first action. */
export const openingPly = (seat: Seat, round: number): Played => ({
  ply: 0,
  seat,
  by: 'bot',
  round,
});

/** Moves the oldest plies to separate documents, in whole batches. At least one batch stays. */
export function spillLog(record: MatchRecord): { record: MatchRecord; batches: LogBatchDoc[] } {
  const { plies, batches } = record.log;
  const count = Math.max(0, Math.floor(plies.length / LOG_BATCH) - 1);
  const spilled = Array.from({ length: count }, (_, i) => ({
    protocol: PROTOCOL,
    plies: JSON.stringify(plies.slice(i * LOG_BATCH, (i + 1) * LOG_BATCH)),
  }));
  const log = { ...record.log, plies: plies.slice(count * LOG_BATCH), batches: batches + count };
  return { record: { ...record, log }, batches: spilled };
}
