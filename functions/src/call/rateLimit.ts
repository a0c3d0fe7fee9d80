import { refuse } from '#functions/errors/refuse';
import { minuteOf } from '#functions/match/clock';
import type { RateWindow } from '#functions/match/recordSchema';
import type { UserId } from '#protocol/ids';

const DEFAULT_PER_MINUTE = 120;
/** Tests and benches play faster than people, so they set it. */
export const callsPerMinute = () => Number(process.env.CALLS_PER_MINUTE ?? DEFAULT_PER_MINUTE);

const MAX_BUCKETS = 10_000;

interface Bucket {
  tokens: number;
  at: number;
}

const buckets = new Map<UserId, Bucket>();

/**
 * The first guard against a flood: a token bucket for each user and instance, without touching
 * the database. `quota.ts` counts for all instances together.
 */
export function limitRate(uid: UserId, now: number): void {
  const most = callsPerMinute();
  const bucket = buckets.get(uid) ?? { tokens: most, at: now };
  const refilled = Math.min(most, bucket.tokens + ((now - bucket.at) / 60_000) * most);
  buckets.delete(uid);
  if (buckets.size >= MAX_BUCKETS) deleteOldest();
  buckets.set(uid, { tokens: Math.max(0, refilled - 1), at: now });
  if (refilled < 1) throw refuse('rateLimited');
}

/** A map keeps the order of insertion, and every call inserts its user anew. */
function deleteOldest(): void {
  for (const uid of buckets.keys()) {
    buckets.delete(uid);
    return;
  }
}

/** Counts one more action in the current minute. The record stores it with the action. */
export function countAction(before: RateWindow | null, now: number): RateWindow {
  const window = minuteOf(now);
  const count = before?.window === window ? before.count + 1 : 1;
  if (count > callsPerMinute()) throw refuse('rateLimited');
  return { window, count };
}
