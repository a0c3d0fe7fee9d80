import type { MatchId } from '#protocol/ids';

/** Number of buckets that matches are divided into. Each shard serves an equal part of them. */
export const BUCKETS = 16;

/** A checksum of the id. Ids are random, so it spreads matches evenly. */
export function bucketOf(id: MatchId): number {
  let sum = 0;
  for (let i = 0; i < id.length; i++) sum = (sum * 31 + id.charCodeAt(i)) % 65_521;
  return sum % BUCKETS;
}

export function bucketsOf(shard: number, shards: number): number[] {
  return Array.from({ length: BUCKETS }, (_, bucket) => bucket).filter(
    (bucket) => bucket % shards === shard,
  );
}
