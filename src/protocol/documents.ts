import * as v from 'valibot';
import type { Json, JsonRecord, Versions } from '#engine';
import {
  type InviteCode,
  isInviteCode,
  isMatchId,
  isRequestId,
  isUserId,
  type MatchId,
  type RequestId,
  type UserId,
} from './ids';
import { BOT_LEVELS, CHAT_PHRASES, TURN_LIMITS } from './limits';
import {
  type InvitationDoc,
  type InviteDoc,
  type LobbyDoc,
  type LoggedPly,
  MATCH_STATUSES,
  type MatchInfo,
  type MatchRules,
  type MatchSeat,
  type MatchSecrets,
  type Orders,
  type OwnPly,
  type PrivateViewDoc,
  type PublicView,
  type RecentMoves,
  SEAT_KINDS,
  type ViewStep,
} from './match';
import { NOTICE_KINDS, PLATFORMS } from './profile';

/**
 * A schema of a document or a part of one. Unknown fields are dropped, because a later release may
 * add some. Data written by the engine is parsed by the engine.
 */
export type Schema<Value> = v.GenericSchema<unknown, Value>;

type DeepReadonly<Value> = [Json] extends [Value]
  ? Value
  : Value extends string | number | boolean
    ? Value
    : { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> };
/** The readonly type of a document with this schema. */
export type Doc<DocSchema extends v.GenericSchema> = DeepReadonly<v.InferOutput<DocSchema>>;

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const time = v.nullable(v.number());
export const seat = v.picklist([0, 1, 2, 3, 4]);
const written: Schema<JsonRecord> = v.record(v.string(), v.any());
const versions: Schema<Versions> = v.record(v.string(), v.number());
const edition = v.picklist(['classic', '1897']);
const expansions = v.array(v.string());

export const matchId = v.custom<MatchId>(isMatchId);
export const userId = v.custom<UserId>(isUserId);
export const requestId = v.custom<RequestId>(isRequestId);
export const inviteCode = v.custom<InviteCode>(isInviteCode);
const turnLimit = v.picklist(TURN_LIMITS);

export const matchSeat: Schema<MatchSeat> = v.object({
  kind: v.picklist(SEAT_KINDS),
  uid: v.nullable(userId),
  name: v.string(),
  left: v.nullable(v.picklist(['resigned', 'timedOut'])),
  level: v.picklist(BOT_LEVELS),
});

const difficulty = v.picklist(['easy', 'normal', 'hard']);

/** Checks only the shape. The engine checks the names when it sets up the game. */
export const matchRules: Schema<MatchRules> = v.object({
  edition,
  expansions,
  variants: v.record(v.string(), v.boolean()),
  board: v.union([v.picklist(['draft', 'random']), v.array(v.string())]),
  puertomas: v.optional(difficulty),
});

export const loggedEvents = v.array(written);

export const loggedPly: Schema<LoggedPly> = v.object({
  ply: count,
  seat,
  by: v.picklist(['person', 'bot']),
  line: v.string(),
  round: count,
  firstEvent: count,
  events: loggedEvents,
});

const place = v.array(v.union([v.string(), v.number()]));
const patch = v.array(v.union([v.strictTuple([place]), v.strictTuple([place, v.unknown()])]));
export const step: Schema<ViewStep> = v.object({ from: count, to: count, patch });

const recent: Schema<RecentMoves> = v.object({
  publicVersion: count,
  viewVersions: v.array(count),
  steps: v.array(step),
  plies: v.array(loggedPly),
});

export const orders: Schema<Orders> = v.object({
  round: count,
  role: v.string(),
  actions: v.array(v.string()),
  roles: v.optional(v.array(v.string())),
});

export const plainMatch = {
  status: v.picklist(MATCH_STATUSES),
  isPublic: v.boolean(),
  members: v.array(userId),
  version: count,
  toAct: v.array(userId),
  wakeAt: time,
  shard: count,
  updatedAt: v.number(),
};
export const packedMatch = {
  /** Empty if the match has no members. */
  owner: v.custom<UserId>((it) => it === '' || isUserId(it)),
  seats: v.array(matchSeat),
  rules: v.string(),
  turnLimit,
  code: inviteCode,
  actingSeats: v.array(seat),
  reminded: v.array(userId),
  deadline: time,
  rematch: v.nullable(matchId),
};

export const matchInfo: Schema<MatchInfo> = v.object({
  ...plainMatch,
  ...packedMatch,
  modules: versions,
  recent: v.nullable(recent),
  here: v.optional(v.array(userId)),
  called: v.optional(v.array(userId)),
  isOfOlderRules: v.optional(v.literal(true)),
});

export const publicView: Schema<PublicView> = v.object({
  version: count,
  view: written,
  plies: v.array(loggedPly),
});

export const matchSecrets: Schema<MatchSecrets> = v.object({
  start: written,
  plies: v.array(v.object({ ply: count, line: v.string() })),
});
export const revealedDoc = v.object({
  protocol: v.number(),
  modules: versions,
  secrets: v.unknown(),
});

export const logBatch = v.object({ protocol: v.number(), plies: v.string() });

export const privateView: Schema<PrivateViewDoc> = v.object({
  protocol: v.number(),
  version: count,
  patch: v.string(),
  orders: v.nullable(v.string()),
  ownPlies: v.optional(v.string()),
});
export const ownPlies: Schema<readonly OwnPly[]> = v.array(
  v.object({ ply: count, line: v.string(), events: loggedEvents }),
);
export const privatePatch = patch;

export const lobby: Schema<LobbyDoc> = v.object({
  protocol: v.number(),
  status: v.picklist(['lobby', 'running']),
  seats: v.array(
    v.object({
      kind: v.picklist(SEAT_KINDS),
      uid: v.nullable(userId),
      name: v.string(),
    }),
  ),
  edition,
  expansions,
  turnLimit,
  createdAt: v.number(),
});

/** `matches/{id}/chat/{message}` */
export const chat = v.object({
  protocol: v.number(),
  uid: userId,
  name: v.string(),
  at: v.number(),
  text: v.nullable(v.string()),
  phrase: v.nullable(v.picklist(CHAT_PHRASES)),
});

/** Facts about the match of an invitation. */
const invited = {
  protocol: v.number(),
  hostName: v.string(),
  edition,
  expansions,
  seatCount: count,
  puertomas: v.optional(v.object({ count, difficulty })),
  turnLimit,
};
export const invite: Schema<InviteDoc> = v.object({ ...invited, matchId });

export const invitation: Schema<InvitationDoc> = v.object({
  ...invited,
  code: inviteCode,
  from: userId,
  at: v.number(),
});

/** `users/{uid}`: written by its owner. firestore.rules checks its shape. */
export const profile = v.object({
  name: v.string(),
  language: v.string(),
  notices: v.object(v.entriesFromList(NOTICE_KINDS, v.fallback(v.boolean(), false))),
  quietHours: v.nullable(v.object({ from: count, to: count, zone: v.string() })),
  /** People whose chat messages are not shown to this player. */
  muted: v.array(userId),
  /** People who cannot join a match with this player. */
  blocked: v.array(userId),
});

/** `users/{uid}/devices/{token}` */
export const device = v.object({
  token: v.string(),
  platform: v.picklist(PLATFORMS),
  /** Language of the messages to this device. */
  language: v.string(),
  /** Expo project of the token, once it is known. */
  project: v.optional(v.string()),
  at: v.number(),
});

/** Parses a value with a schema; null if it does not match. */
export function read<DocSchema extends v.GenericSchema>(
  schema: DocSchema,
  json: unknown,
): v.InferOutput<DocSchema> | null {
  const found = v.safeParse(schema, json);
  return found.success ? found.output : null;
}

/** Parses JSON text with a schema; null if it does not match. */
export function readJson<DocSchema extends v.GenericSchema>(
  schema: DocSchema,
  text: string,
): v.InferOutput<DocSchema> | null {
  try {
    return read(schema, JSON.parse(text));
  } catch {
    return null;
  }
}
