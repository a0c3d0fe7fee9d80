import * as v from 'valibot';
import {
  count,
  loggedEvents,
  loggedPly,
  matchId,
  matchRules,
  orders,
  packedMatch,
  plainMatch,
  requestId,
  type Schema,
  seat,
  step,
  time,
  userId,
} from '#protocol/documents';
import { TOTAL_TIMES } from '#protocol/limits';
import type { MatchRecord, SecretPly } from './record';
import { RECORD_SCHEMA } from './upgrade';

const { status, isPublic, version, updatedAt } = plainMatch;
const secretPly: Schema<SecretPly> = v.object({
  ply: count,
  line: v.string(),
  own: v.array(v.object({ seat, line: v.string(), events: loggedEvents })),
});

const { owner, code, turnLimit, seats, rematch } = packedMatch;

/** What a record of this release is read by; its game is the engine's to read. */
export const recordSchema: Schema<Omit<MatchRecord, 'state'> & { state: unknown }> = v.object({
  schema: v.literal(RECORD_SCHEMA),
  id: matchId,
  status,
  isPublic,
  owner,
  code,
  rules: matchRules,
  turnLimit,
  seats,
  createdAt: v.number(),
  updatedAt,
  version,
  state: v.unknown(),
  botSeed: v.string(),
  waitingSince: v.array(time),
  reminded: v.array(v.boolean()),
  presence: v.array(v.nullable(v.picklist(['here', 'called']))),
  totalTime: v.nullable(v.picklist(TOTAL_TIMES)),
  spent: v.array(v.number()),
  standIns: v.array(v.nullable(v.object({ round: count, role: v.nullable(v.string()) }))),
  missed: v.array(count),
  claims: v.array(count),
  reserved: v.array(v.nullable(userId)),
  removed: v.array(v.string()),
  pace: v.array(v.nullable(v.object({ window: v.number(), count }))),
  viewVersions: v.array(count),
  published: v.object({ publicVersion: count, steps: v.array(step) }),
  orders: v.array(v.nullable(orders)),
  log: v.object({
    plies: v.array(loggedPly),
    batches: count,
    events: count,
    secrets: v.array(secretPly),
  }),
  begunWith: v.nullable(v.record(v.string(), v.number())),
  answered: v.array(v.object({ requestId, uid: userId, version: count })),
  rematch,
});
