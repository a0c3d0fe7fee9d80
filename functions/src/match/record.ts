import { type GameState, isRefusal, migrate, type Seat, seatsToAct } from '../../../src/engine';
import type { InviteCode, MatchId, RequestId, UserId } from '../../../src/protocol/ids';
import type { TurnLimit } from '../../../src/protocol/limits';
import type {
  LoggedPly,
  MatchRules,
  MatchSeat,
  MatchStatus,
  Orders,
} from '../../../src/protocol/match';
import { no } from '../call/refuse';
import { bringUpToDate, type RECORD_SCHEMA } from './upgrade';

/** An answer that is given again when the same request comes again. */
export interface Answered {
  readonly requestId: RequestId;
  readonly uid: UserId;
  readonly version: number;
}

/**
 * The whole truth about a match, kept where no client can read. Everything that clients do
 * read is made from it. One document holds it, so one guarded write changes the match.
 */
export interface MatchRecord {
  readonly schema: typeof RECORD_SCHEMA;
  readonly id: MatchId;
  readonly status: MatchStatus;
  readonly isPublic: boolean;
  readonly owner: UserId;
  readonly code: InviteCode;
  readonly rules: MatchRules;
  readonly turnLimit: TurnLimit;
  readonly seats: readonly MatchSeat[];
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly version: number;
  readonly state: GameState | null;
  /** From this the bots' dice are made; a client that knew it could foresee them. */
  readonly botSeed: string;
  /** By seat: since when its person is being waited for. */
  readonly waitingSince: readonly (number | null)[];
  /** By seat: whether its person was reminded of this turn. */
  readonly reminded: readonly boolean[];
  readonly viewVersions: readonly number[];
  /** By seat: what its person wants done in the phase under way. */
  readonly orders: readonly (Orders | null)[];
  readonly log: MatchLog;
  readonly answered: readonly Answered[];
  readonly rematch: MatchId | null;
}

export interface MatchLog {
  /** The latest plies; older ones were handed over to documents of their own. */
  readonly plies: readonly LoggedPly[];
  readonly batches: number;
  readonly events: number;
}

/** `matches/{id}/secret/state` */
export interface RecordDoc {
  readonly json: string;
  /** Missing in records of the first release. */
  readonly schema?: number;
}

export const writeRecord = (record: MatchRecord): RecordDoc => ({
  json: JSON.stringify(record),
  schema: record.schema,
});

/** Reads a record of this release or an earlier one; a deploy never strands a match. */
export function readRecord(doc: RecordDoc): MatchRecord {
  const record = bringUpToDate(JSON.parse(doc.json)) as unknown as MatchRecord;
  if (record.state === null) return record;
  const state = migrate(record.state);
  if (isRefusal(state)) throw no('unreadable');
  return { ...record, state };
}

export function seatOf(record: MatchRecord, uid: UserId): Seat | null {
  const seat = record.seats.findIndex((it) => it.uid === uid);
  return seat < 0 ? null : (seat as Seat);
}

/** The caller's seat. Whether a private match exists is nobody's business but its members'. */
export function ownSeat(record: MatchRecord, uid: UserId): Seat {
  const seat = seatOf(record, uid);
  if (seat === null) throw no(record.isPublic ? 'notYours' : 'noSuchMatch');
  return seat;
}

export function actingSeatsOf({ status, state }: MatchRecord): Seat[] {
  return status === 'running' && state !== null ? seatsToAct(state) : [];
}

/** The person decides; otherwise a bot does. */
export function isPlayedByPerson(seat: MatchSeat | undefined): boolean {
  return seat?.kind === 'person' && seat.left === null;
}

export function withSeat(record: MatchRecord, seat: Seat, changes: Partial<MatchSeat>) {
  const seats = record.seats.map((it, index) => (index === seat ? { ...it, ...changes } : it));
  return { ...record, seats };
}

export const membersOf = (record: MatchRecord): UserId[] =>
  record.seats.flatMap(({ uid }) => (uid === null ? [] : [uid]));
