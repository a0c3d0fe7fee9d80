import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Seat } from '../../../src/engine';
import type { MatchId } from '../../../src/protocol/ids';
import type { LogBatchDoc, MatchDoc } from '../../../src/protocol/match';
import { no } from '../call/refuse';
import { at, database, isConflict } from '../database';
import { spillLog } from './log';
import { projectMatch, projectPrivateView } from './project';
import { type MatchRecord, type RecordDoc, readRecord, writeRecord } from './record';

const MOST_ATTEMPTS = 8;

export interface Change<Answer> {
  /** The record afterwards; the same one if there is nothing to write. */
  readonly record: MatchRecord;
  readonly answer: Answer;
}

/**
 * The only way to change a match: read the record, decide, write everything in one batch that
 * fails if the record was written meanwhile. Then it is read and decided anew, so nothing is
 * ever overwritten and no lock is held while thinking.
 */
export async function changeMatch<Answer>(
  id: MatchId,
  decide: (record: MatchRecord) => Change<Answer>,
): Promise<Answer> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const snapshot = await at.record(id).get();
    if (!snapshot.exists) throw no('noSuchMatch');
    const before = readRecord(snapshot.data() as RecordDoc);
    const { record, answer } = decide(before);
    if (record === before || (await commit(snapshot, before, record))) return answer;
  }
  throw no('busy');
}

/** False if somebody else was faster. */
async function commit(snapshot: DocumentSnapshot, before: MatchRecord, after: MatchRecord) {
  const { record, batches } = spillLog(withViewVersions(before, after));
  const batch = database().batch();
  const lastUpdateTime = snapshot.updateTime;
  if (lastUpdateTime === undefined) return false;
  batch.update(snapshot.ref, { ...writeRecord(record) }, { lastUpdateTime });
  // What an earlier release wrote may lack what clients of this one read.
  const isOlder = (snapshot.data() as RecordDoc).schema !== record.schema;
  const seen = isOlder ? null : before;
  const changed = changedFields(seen && projectMatch(seen), projectMatch(record));
  if (Object.keys(changed).length > 0) batch.update(at.match(record.id), changed);
  writeViews(batch, seen, record);
  writeLog(batch, record, batches);
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}

function changedFields(before: MatchDoc | null, after: MatchDoc): Partial<MatchDoc> {
  const isSame = (name: keyof MatchDoc) =>
    JSON.stringify(before?.[name]) === JSON.stringify(after[name]);
  return Object.fromEntries(
    Object.entries(after).filter(([name]) => !isSame(name as keyof MatchDoc)),
  );
}

/** The version of a private view says when what it shows of the game last changed. */
function withViewVersions(before: MatchRecord, after: MatchRecord): MatchRecord {
  const isNew = (seat: Seat) =>
    projectPrivateView(before, seat)?.patch !== projectPrivateView(after, seat)?.patch;
  const viewVersions = after.seats.map((_, seat) =>
    isNew(seat as Seat) ? after.version : (before.viewVersions[seat] ?? 0),
  );
  return { ...after, viewVersions };
}

function writeViews(batch: WriteBatch, before: MatchRecord | null, after: MatchRecord): void {
  after.seats.forEach(({ uid }, seat) => {
    const view = projectPrivateView(after, seat as Seat);
    const known = before && projectPrivateView(before, seat as Seat);
    const isSame = JSON.stringify(view) === JSON.stringify(known);
    if (uid !== null && view !== null && !isSame) batch.set(at.view(after.id, uid), view);
  });
}

function writeLog(batch: WriteBatch, record: MatchRecord, spilled: LogBatchDoc[]): void {
  const first = record.log.batches - spilled.length;
  spilled.forEach((doc, index) => {
    batch.set(at.logBatch(record.id, first + index), { ...doc });
  });
}
