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

/** The phase in which a bot stands in; its role is null while one is being chosen. */
const phase = v.object({ round: count, role: v.nullable(v.string()) });
export type Phase = Doc<typeof phase>;

/** The number of actions in a minute, which is numbered since 1970. */
const rateWindow = v.object({ window: v.number(), count });
export type RateWindow = Doc<typeof rateWindow>;

/** Fields with their default value are not stored. */
const seatClock = v.object({
  /** The time since when its person is waited for. */
  waitingSince: v.optional(time, null),
  /** Milliseconds for which its person was waited for before. */
  spent: v.optional(v.number(), 0),
  /** The number of time-outs in a row. */
  missed: v.optional(count, 0),
  /** Whether its person was reminded of this turn. */
  reminded: v.optional(v.boolean(), false),
  /**
   * `here`: its person was playing when the turn came, so no message was sent. `called`: they did
   * not act, so the message was sent later. Null: the message was sent when the turn came.
   */
  presence: v.optional(v.nullable(v.picklist(['here', 'called'])), null),
});
export type SeatClock = Doc<typeof seatClock>;
export type Presence = SeatClock['presence'];

const seatState = v.object({
  clock: v.optional(seatClock, {}),
  /** How often it was claimed back. */
  claims: v.optional(count, 0),
  /** The user that a seat of a lobby is reserved for. */
  reserved: v.optional(v.nullable(userId), null),
  rate: v.optional(v.nullable(rateWindow), null),
  /** `RecentMoves.viewVersions` lists it. */
  viewVersion: v.optional(count, 0),
  /** The phase in which a bot decides, because its person ran out of time. */
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

/** A seat as it is stored. */
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

/** A ply that hides something: the whole action, and how seats that know more see it. */
const secretPly = v.object({
  ply: count,
  line: v.string(),
  own: v.array(v.object({ seat, line: v.string(), events: loggedEvents })),
});
export type SecretPly = Doc<typeof secretPly>;

const matchLog = v.object({
  /** The latest plies; older ones have documents of their own. */
  plies: v.array(loggedPly),
  batches: count,
  events: count,
  /** From the first ply on. */
  secrets: v.array(secretPly),
});
export type MatchLog = Doc<typeof matchLog>;

/** The last full view that clients can read, and the steps since. */
const published = v.object({
  /** 0: no full view was written yet. */
  publicVersion: count,
  steps: v.array(step),
});
export type Published = Doc<typeof published>;

/** An answer that is given again when the same request comes again. */
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
  /** Seconds that each person has for the whole match; null: only turns are limited. */
  totalTime: v.nullable(v.picklist(TOTAL_TIMES)),
  seats: v.array(seatRecord),
  createdAt: v.number(),
  updatedAt,
  version,
  /** The engine reads it. */
  state: v.unknown(),
  /** The bots' random numbers come from it, so no client may know it. */
  botSeed: v.string(),
  /** Hashes of users who were removed from the lobby. */
  removed: v.array(v.string()),
  published,
  log: matchLog,
  /** The versions of the modules that set the game up; null before it begins. */
  begunWith: v.nullable(v.record(v.string(), v.number())),
  answered: v.array(answered),
  rematch,
});

/**
 * The whole truth about a match, which no client can read. All documents for clients are made from
 * it. It is one document, so one guarded write changes the match.
 */
export interface MatchRecord extends Omit<Doc<typeof recordSchema>, 'state'> {
  readonly state: GameState | null;
}
