import { no } from '#functions/errors/refuse';
import { type Counted, minuteOf } from '#functions/match/record';
import type { UserId } from '#protocol/ids';

const DEFAULT_PER_MINUTE = 120;
/** The setting is for tests and benches, which play faster than people. */
export const callsPerMinute = () => Number(process.env.CALLS_PER_MINUTE ?? DEFAULT_PER_MINUTE);

const MOST_REMEMBERED = 10_000;

interface Bucket {
  tokens: number;
  at: number;
}

const buckets = new Map<UserId, Bucket>();

/**
 * The first guard against a flood: so many calls a minute for each user and instance, without
 * touching the database. The count that holds for all instances is in `spend`.
 */
export function keepPace(uid: UserId, now: number): void {
  const most = callsPerMinute();
  const bucket = buckets.get(uid) ?? { tokens: most, at: now };
  const refilled = Math.min(most, bucket.tokens + ((now - bucket.at) / 60_000) * most);
  buckets.delete(uid);
  if (buckets.size >= MOST_REMEMBERED) forgetOldest();
  buckets.set(uid, { tokens: Math.max(0, refilled - 1), at: now });
  if (refilled < 1) throw no('tooMuch');
}

/** A map keeps the order of insertion, and every call inserts its user anew. */
function forgetOldest(): void {
  for (const uid of buckets.keys()) {
    buckets.delete(uid);
    return;
  }
}

/** One more action in the minute that is under way; counted where it is written anyway. */
export function countMove(before: Counted | null, now: number): Counted {
  const window = minuteOf(now);
  const count = before?.window === window ? before.count + 1 : 1;
  if (count > callsPerMinute()) throw no('tooMuch');
  return { window, count };
}
