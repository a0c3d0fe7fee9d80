import * as v from 'valibot';
import type { GameState } from '#engine';
import {
  count,
  type Doc,
  loggedEvents,
  loggedPly,
  matchId,
  matchRules,
  matchSeat,
  orders,
  packedMatch,
  plainMatch,
  requestId,
  seat,
  step,
  time,
  userId,
} from '#protocol/documents';
import { TOTAL_TIMES } from '#protocol/limits';
import type { MatchSeat } from '#protocol/match';
import { RECORD_SCHEMA } from './upgrade';

/** A phase in which a bot stands in. The role is null while one is being chosen. */
const phase = v.object({ round: count, role: v.nullable(v.string()) });
export type Phase = Doc<typeof phase>;

/** Number of actions in one minute. `window` is the number of the minute since 1970. */
const rateWindow = v.object({ window: v.number(), count });
export type RateWindow = Doc<typeof rateWindow>;

/** Clock of one seat. Fields with their default value are not stored. */
const seatClock = v.object({
  /** Start of the current wait for the person. */
  waitingSince: v.optional(time, null),
  /** Length of all earlier waits, in milliseconds. */
  spent: v.optional(v.number(), 0),
  /** Number of time-outs in a row. */
  missed: v.optional(count, 0),
  /** Whether the person was reminded of this turn. */
  reminded: v.optional(v.boolean(), false),
  /**
   * `here`: the person was active when the turn came, so no message was sent. `called`: they did
   * not act, so the message was sent later. Null: the message was sent when the turn came.
   */
  presence: v.optional(v.nullable(v.picklist(['here', 'called'])), null),
});
export type SeatClock = Doc<typeof seatClock>;
export type Presence = SeatClock['presence'];

const seatState = v.object({
  clock: v.optional(seatClock, {}),
  /** Number of times the person has claimed the seat back. */
  claims: v.optional(count, 0),
  /** The user that a lobby seat is reserved for. */
  reserved: v.optional(v.nullable(userId), null),
  rate: v.optional(v.nullable(rateWindow), null),
  /** The entry of this seat in `RecentMoves.viewVersions`. */
  viewVersion: v.optional(count, 0),
  /** The phase in which a bot decides because the person timed out. */
  standIn: v.optional(v.nullable(phase), null),
  orders: v.optional(v.nullable(orders), null),
});
const seatRecord = v.object({
  /** The part that everybody sees. */
  public: matchSeat,
  ...seatState.entries,
});
export type SeatRecord = Doc<typeof seatRecord>;

const FRESH: Omit<SeatRecord, 'public'> = v.parse(seatState, {});
export const freshSeat = (seat: MatchSeat): SeatRecord => ({ public: seat, ...FRESH });

/** Stored form of a seat, without default values. */
export const storedSeat = (seat: SeatRecord) => ({
  ...withoutDefaults(seat, FRESH),
  clock: withoutDefaults(seat.clock, FRESH.clock),
});

function withoutDefaults(fields: object, defaults: object): object {
  const byName = new Map<string, unknown>(Object.entries(defaults));
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== byName.get(name)),
  );
}

/** A ply with secrets: the full action, and the versions of seats that see more than the public. */
const secretPly = v.object({
  ply: count,
  line: v.string(),
  own: v.array(v.object({ seat, line: v.string(), events: loggedEvents })),
});
export type SecretPly = Doc<typeof secretPly>;

const matchLog = v.object({
  /** The latest plies. Older ones are in separate documents. */
  plies: v.array(loggedPly),
  batches: count,
  events: count,
  /** Secrets of all plies since the start. */
  secrets: v.array(secretPly),
});
export type MatchLog = Doc<typeof matchLog>;

/** The last full view that clients can read, and the steps after it. */
const published = v.object({
  /** Version of the full view; 0 if none was written yet. */
  publicVersion: count,
  steps: v.array(step),
});
export type Published = Doc<typeof published>;

/** An answer to repeat if the same request is sent again. */
const answered = v.object({ requestId, uid: userId, version: count });
export type Answered = Doc<typeof answered>;

const { status, isPublic, version, updatedAt } = plainMatch;
const { owner, code, turnLimit, rematch } = packedMatch;

export const recordSchema = v.object({
  schema: v.literal(RECORD_SCHEMA),
  id: matchId,
  status,
  isPublic,
  owner,
  code,
  rules: matchRules,
  turnLimit,
  /** Seconds that each person has for the whole match; null if only turns are limited. */
  totalTime: v.nullable(v.picklist(TOTAL_TIMES)),
  seats: v.array(seatRecord),
  createdAt: v.number(),
  updatedAt,
  version,
  /** Parsed by the engine. */
  state: v.unknown(),
  /** Seed of the bots' random numbers. No client may know it. */
  botSeed: v.string(),
  /** Hashes of users who were removed from the lobby. */
  removed: v.array(v.string()),
  /** Time of the last change of the lobby's entry in the list of public matches. */
  listedAt: v.optional(v.number(), 0),
  /** Time at which the list must show changes that came too soon after the last one. */
  listDueAt: v.optional(time, null),
  published,
  log: matchLog,
  /** Module versions that set the game up; null before the game begins. */
  begunWith: v.nullable(v.record(v.string(), v.number())),
  answered: v.array(answered),
  rematch,
});

/**
 * The complete state of a match. No client can read it; all documents for clients are made from it.
 * It is a single document, so one guarded write changes the match.
 */
export interface MatchRecord extends Omit<Doc<typeof recordSchema>, 'state'> {
  readonly state: GameState | null;
}
