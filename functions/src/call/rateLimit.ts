import { refuse } from '#functions/errors/refuse';
import { minuteOf } from '#functions/match/clock';
import type { RateWindow } from '#functions/match/recordSchema';
import type { UserId } from '#protocol/ids';

const DEFAULT_PER_MINUTE = 120;
/** Tests and benchmarks play faster than people, so they raise the limit. */
export const callsPerMinute = () => Number(process.env.CALLS_PER_MINUTE ?? DEFAULT_PER_MINUTE);

const MAX_BUCKETS = 10_000;

interface Bucket {
  tokens: number;
  at: number;
}

const buckets = new Map<UserId, Bucket>();

/**
 * Limits calls with a token bucket per user and instance. It stops a flood without touching the
 * database; `quota.ts` counts across all instances.
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

/** Deletes the first key: every call inserts its user again, so the first is the oldest. */
function deleteOldest(): void {
  for (const uid of buckets.keys()) {
    buckets.delete(uid);
    return;
  }
}

/** Counts one more action in the current minute. The count is stored with the action. */
export function countAction(before: RateWindow | null, now: number): RateWindow {
  const window = minuteOf(now);
  const count = before?.window === window ? before.count + 1 : 1;
  if (count > callsPerMinute()) throw refuse('rateLimited');
  return { window, count };
}
