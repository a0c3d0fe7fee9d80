import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { refuse } from '#functions/errors/refuse';
import { changeDoc } from '#functions/firestore/changeDoc';
import { refs } from '#functions/firestore/database';
import type { CallName } from '#protocol/calls';
import { count, read } from '#protocol/documents';
import type { UserId } from '#protocol/ids';
import { callsPerMinute } from './rateLimit';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Sign-in tokens are valid for an hour. */
const TOKEN_LIFE = HOUR;

/** Limits per user and time window, shared by all instances. */
const QUOTAS = {
  get call() {
    return { most: callsPerMinute(), window: MINUTE };
  },
  match: { most: 20, window: HOUR },
  invite: { most: 30, window: HOUR },
  chat: { most: 60, window: 10 * MINUTE },
  device: { most: 20, window: HOUR },
  report: { most: 20, window: HOUR },
} as const;
type Quota = keyof typeof QUOTAS;

/**
 * Quotas that a call consumes in addition to `call`. Other calls consume theirs in their handlers,
 * once they know which quota applies. Actions are counted in the record instead.
 */
const EXTRA_QUOTA: Readonly<Partial<Record<CallName, Quota>>> = {
  rematch: 'match',
  sendChat: 'chat',
  registerDevice: 'device',
  report: 'report',
};

const used = v.optional(v.object({ window: v.number(), count }));
/** `callQuota/{uid}` */
const callQuota = v.object({
  deleted: v.optional(v.boolean()),
  call: used,
  match: used,
  invite: used,
  chat: used,
  device: used,
  report: used,
});
type CallQuotaDoc = v.InferOutput<typeof callQuota>;

/** Counts a call across all instances; throws when the quota is used up. */
export async function consumeCallQuota(name: CallName, uid: UserId, now: number): Promise<void> {
  const extra = EXTRA_QUOTA[name];
  const quotas: Quota[] = extra === undefined ? ['call'] : ['call', extra];
  // An interrupted deletion can be called again.
  await consume(uid, quotas, now, name === 'deleteAccount');
}

export const consumeQuota = (uid: UserId, quota: Quota, now: number) => consume(uid, [quota], now);

async function consume(
  uid: UserId,
  quotas: readonly Quota[],
  now: number,
  allowsDeleted = false,
): Promise<void> {
  const longest = Math.max(...Object.values(QUOTAS).map(({ window }) => window));
  await changeDoc(refs.callQuota(uid), (stored) => {
    const before = read(callQuota, stored) ?? {};
    if (before.deleted && !allowsDeleted) throw refuse('signedOut');
    const counted = quotas.map((quota) => [quota, countOne(before, quota, now)] as const);
    const expireAt = Timestamp.fromMillis(now + 2 * longest);
    return { ...before, ...Object.fromEntries(counted), expireAt };
  });
}

/**
 * Marks an account as deleted for longer than its token is valid. The mark replaces the counters,
 * which every call reads. firestore.rules reads it before a profile is written.
 */
export async function markDeleted(uid: UserId, now: number): Promise<void> {
  const expireAt = Timestamp.fromMillis(now + 2 * TOKEN_LIFE);
  await refs.callQuota(uid).set({ deleted: true, expireAt });
}

function countOne(before: CallQuotaDoc, quota: Quota, now: number) {
  const { most, window: length } = QUOTAS[quota];
  const window = Math.floor(now / length);
  const last = before[quota];
  const used = last?.window === window ? last.count + 1 : 1;
  if (used > most) throw refuse('rateLimited');
  return { window, count: used };
}
