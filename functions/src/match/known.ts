import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { MatchId } from '../../../src/protocol/ids';
import { type MatchRecord, readRecord, recordDocFrom } from './record';

/** A record with all that was made of it is some 100 kB in memory. */
const MOST_KNOWN = 200;

interface Known {
  readonly writtenAt: Timestamp;
  readonly record: MatchRecord;
}

/** What this instance wrote last, by match; the longest untouched comes first. */
const known = new Map<MatchId, Known>();

/**
 * The record in a document. Reading one takes longer than a move does, so one that is as this instance
 * left it is not read again: the time of the last write tells.
 */
export function recordIn(id: MatchId, snapshot: DocumentSnapshot): MatchRecord {
  const own = known.get(id);
  const isOwn = own !== undefined && snapshot.updateTime?.isEqual(own.writtenAt) === true;
  return isOwn ? own.record : readRecord(recordDocFrom(snapshot.data()));
}

/** A record never changes, so the one that was written can serve as what was read. */
export function remember(record: MatchRecord, writtenAt: Timestamp | undefined): void {
  known.delete(record.id);
  if (writtenAt !== undefined) known.set(record.id, { writtenAt, record });
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
}
