import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { refuse } from '#functions/errors/refuse';
import type { MatchId } from '#protocol/ids';
import { isCurrentFormat, readRecord, recordDocFrom } from './record';
import type { MatchRecord } from './recordSchema';

/** A record with its cached views takes about 100 kB of memory. */
const MAX_CACHED = 200;

/** A record with the time of its last write. */
export interface CachedRecord {
  readonly writtenAt: Timestamp;
  readonly record: MatchRecord;
  /** Whether the clients' documents have the format of this release. */
  readonly isCurrentFormat: boolean;
}

/** Records written by this instance, least recently written first. */
const cache = new Map<MatchId, CachedRecord>();

/**
 * Reads the record of a snapshot. Parsing takes longer than a move, so the cached record is used if
 * its write time is the same.
 */
export function readThroughCache(id: MatchId, snapshot: DocumentSnapshot): CachedRecord {
  const cached = cache.get(id);
  const writtenAt = snapshot.updateTime;
  if (writtenAt === undefined) throw refuse('unreadable');
  if (cached !== undefined && writtenAt.isEqual(cached.writtenAt)) return cached;
  const doc = recordDocFrom(snapshot.data());
  const record = readRecord(doc);
  return { writtenAt, record, isCurrentFormat: isCurrentFormat(doc, record) };
}

/** The cached record, if it has this version. Another instance may have written since. */
export function cachedAt(id: MatchId, version: number): CachedRecord | null {
  const cached = cache.get(id);
  return cached?.record.version === version ? cached : null;
}

/** Caches a written record. Records are immutable, so sharing it is safe. */
export function cacheRecord(record: MatchRecord, writtenAt: Timestamp | undefined): void {
  cache.delete(record.id);
  if (writtenAt !== undefined) cache.set(record.id, { writtenAt, record, isCurrentFormat: true });
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
}
