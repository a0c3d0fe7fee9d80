import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { no } from '#functions/errors/refuse';
import type { MatchId } from '#protocol/ids';
import { isOfToday, type MatchRecord, readRecord, recordDocFrom } from './record';

/** A record with all that was made of it is some 100 kB in memory. */
const MOST_KNOWN = 200;

/** A record as somebody wrote it. */
export interface Known {
  readonly writtenAt: Timestamp;
  readonly record: MatchRecord;
  /** Whether what clients read is as this release writes it. */
  readonly isOfToday: boolean;
}

/** What this instance wrote last, by match; the longest untouched comes first. */
const known = new Map<MatchId, Known>();

/**
 * The record in a document. Reading one takes longer than a move does, so one that is as this instance
 * left it is not read again: the time of the last write tells.
 */
export function recordIn(id: MatchId, snapshot: DocumentSnapshot): Known {
  const own = known.get(id);
  const writtenAt = snapshot.updateTime;
  if (writtenAt === undefined) throw no('unreadable');
  if (own !== undefined && writtenAt.isEqual(own.writtenAt)) return own;
  const doc = recordDocFrom(snapshot.data());
  const record = readRecord(doc);
  return { writtenAt, record, isOfToday: isOfToday(doc, record) };
}

/** What this instance wrote last, if it is of that version. Somebody else may have written since. */
export function wroteLast(id: MatchId, version: number): Known | null {
  const own = known.get(id);
  return own?.record.version === version ? own : null;
}

/** A record never changes, so the one that was written can serve as what was read. */
export function remember(record: MatchRecord, writtenAt: Timestamp | undefined): void {
  known.delete(record.id);
  if (writtenAt !== undefined) known.set(record.id, { writtenAt, record, isOfToday: true });
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
}
