import { logger } from 'firebase-functions/v2';
import * as v from 'valibot';
import { type GameState, type Seat, seatsToAct, store, type Versions } from '#engine';
import { refuse } from '#functions/errors/refuse';
import { read, type Schema } from '#protocol/documents';
import type { InviteCode, MatchId, RequestId, UserId } from '#protocol/ids';
import type { TotalTime, TurnLimit } from '#protocol/limits';
import type { LoggedPly, MatchRules, MatchSeat, MatchStatus, Orders } from '#protocol/match';
import type { Phase } from './absence';
import { modulesFor, restoreGame, type Unreadable } from './gameViews';
import { nothingPublished, type Published } from './published';
import { recordSchema } from './recordSchema';
import { isSame } from './same';
import { bringUpToDate, isFromTheFuture, RECORD_SCHEMA } from './upgrade';

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
  /** By seat: whether its person needs a message about this turn. */
  readonly presence: readonly Presence[];
  /** Seconds that each person has for the whole match; null: only single turns are limited. */
  readonly totalTime: TotalTime | null;
  /** By seat: milliseconds for which its person has been waited for so far. */
  readonly spent: readonly number[];
  /** By seat: the phase in which a bot decides, because the person ran out of time. */
  readonly standIns: readonly (Phase | null)[];
  /** By seat: how often in a row the time ran out. */
  readonly missed: readonly number[];
  /** By seat: how often it was claimed back. */
  readonly claims: readonly number[];
  /** By seat of a lobby: for whom it is kept. */
  readonly reserved: readonly (UserId | null)[];
  /** Who was sent away from the lobby, by marks of theirs. */
  readonly removed: readonly string[];
  /** By seat: actions of its person in the minute that is under way. */
  readonly pace: readonly (RateWindow | null)[];
  readonly viewVersions: readonly number[];
  readonly published: Published;
  /** By seat: what its person wants done in the phase under way. */
  readonly orders: readonly (Orders | null)[];
  readonly log: MatchLog;
  /** The versions of the modules that set the game up; null before it begins. */
  readonly begunWith: Versions | null;
  readonly answered: readonly Answered[];
  readonly rematch: MatchId | null;
}

/**
 * `here`: the turn came while its person was playing, so nobody has told them of it. `called`: they
 * did not go on, and were told after all. Null: they were told when it came.
 */
export type Presence = 'here' | 'called' | null;

/** So many in a stretch of time, which its number names. */
export interface RateWindow {
  readonly window: number;
  readonly count: number;
}

/** The stretch in which moves are counted: a minute, by its number since 1970. */
export const minuteOf = (now: number): number => Math.floor(now / 60_000);

export interface MatchLog {
  /** The latest plies; older ones were handed over to documents of their own. */
  readonly plies: readonly LoggedPly[];
  readonly batches: number;
  readonly events: number;
  /** What of the plies not everybody may know, from the first one on. */
  readonly secrets: readonly SecretPly[];
}

/** A ply that hides something: what was done, and how it looks to those who know more of it. */
export interface SecretPly {
  readonly ply: number;
  readonly line: string;
  readonly own: readonly (Pick<LoggedPly, 'line' | 'events'> & { readonly seat: Seat })[];
}

/** `matches/{id}/secret/state` */
export interface RecordDoc {
  readonly json: string;
  readonly schema: number;
  /** The versions of the modules that wrote it. */
  readonly modules: Versions;
}

export const writeRecord = (record: MatchRecord): RecordDoc => ({
  json: JSON.stringify({ ...record, state: record.state && store(record.state) }),
  schema: record.schema,
  modules: modulesFor(record),
});

const recordDoc: Schema<RecordDoc> = v.object({
  json: v.string(),
  schema: v.number(),
  modules: v.record(v.string(), v.number()),
});

export function recordDocFrom(data: unknown): RecordDoc {
  const doc = read(recordDoc, data);
  if (doc === null) throw refuse('unreadable');
  return doc;
}

/** Reads a record of this release or an earlier one; a deploy never strands a match. */
export function readRecord(doc: RecordDoc): MatchRecord {
  const record = recordFrom(doc);
  if (typeof record === 'object') return record;
  if (record === 'fromTheFuture') {
    const { schema, modules } = doc;
    logger.warn('a record of a later release is left alone', { match: idIn(doc), schema, modules });
  }
  throw refuse('unreadable');
}

/** Whether its own release must go on with it. */
export const isOfLaterRelease = (doc: RecordDoc) => recordFrom(doc) === 'fromTheFuture';

const idIn = ({ json }: RecordDoc): unknown => JSON.parse(json).id;

function recordFrom(doc: RecordDoc): MatchRecord | Unreadable {
  const json = JSON.parse(doc.json);
  if (isFromTheFuture(json, doc.modules)) return 'fromTheFuture';
  const record = read(recordSchema, bringUpToDate(json));
  if (record === null) return 'damaged';
  const state = record.state === null ? null : restoreGame(record.state);
  if (typeof state === 'string') return state;
  return {
    ...record,
    state,
    published: isCurrentFormat(doc, record) ? record.published : nothingPublished,
  };
}

/**
 * Whether what clients read is as this release writes it. If not, all of it is written anew with
 * the first change: phones that know the older form could make nothing of a step from this one.
 */
export const isCurrentFormat = (
  doc: RecordDoc,
  record: Parameters<typeof modulesFor>[0],
): boolean => doc.schema === RECORD_SCHEMA && isSame(doc.modules, modulesFor(record));

export function seatOf(record: MatchRecord, uid: UserId): Seat | null {
  const seat = record.seats.findIndex((it) => it.uid === uid);
  return seat < 0 ? null : (seat as Seat);
}

/** The caller's seat. Whether a private match exists is nobody's business but its members'. */
export function ownSeat(record: MatchRecord, uid: UserId): Seat {
  const seat = seatOf(record, uid);
  if (seat === null) throw refuse(record.isPublic ? 'notYours' : 'noSuchMatch');
  return seat;
}

export function actingSeatsOf({ status, state }: MatchRecord): Seat[] {
  return status === 'running' && state !== null ? seatsToAct(state) : [];
}

/** A person has the seat; otherwise a bot does. */
export function isPlayedByPerson(seat: MatchSeat | undefined): boolean {
  return seat?.kind === 'person' && seat.left === null;
}

/** The person of the seat decides now; otherwise a bot does, if only for this phase. */
export function personDecides({ seats, standIns }: MatchRecord, seat: number): boolean {
  return isPlayedByPerson(seats[seat]) && (standIns[seat] ?? null) === null;
}

/** What a match has by seat before anything happened to anybody. */
export const freshSeats = (seats: readonly MatchSeat[]) => ({
  waitingSince: seats.map(() => null),
  reminded: seats.map(() => false),
  presence: seats.map(() => null),
  spent: seats.map(() => 0),
  standIns: seats.map(() => null),
  missed: seats.map(() => 0),
  claims: seats.map(() => 0),
  reserved: seats.map(() => null),
  pace: seats.map(() => null),
  viewVersions: seats.map(() => 0),
  orders: seats.map(() => null),
});

export function withSeat(record: MatchRecord, seat: Seat, changes: Partial<MatchSeat>) {
  const seats = record.seats.map((it, index) => (index === seat ? { ...it, ...changes } : it));
  return { ...record, seats };
}

export const membersOf = (record: MatchRecord): UserId[] =>
  record.seats.flatMap(({ uid }) => (uid === null ? [] : [uid]));
