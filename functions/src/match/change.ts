import type { WriteBatch } from 'firebase-admin/firestore';
import { isSameJson } from '#engine';
import { isConflict } from '#functions/errors/firestore';
import { refuse } from '#functions/errors/refuse';
import { database, refs } from '#functions/firestore/database';
import type { MatchId } from '#protocol/ids';
import type { LogBatchDoc } from '#protocol/match';
import { inviteTo } from './create';
import { projectLobby, withListTimes } from './lobby';
import { projectMatch, storedMatch } from './project';
import { publish } from './publish';
import { writeRecord } from './record';
import { type CachedRecord, cachedAt, cacheRecord, readThroughCache } from './recordCache';
import type { MatchRecord } from './recordSchema';
import { projectRevealed } from './revealed';
import { changedViews, withViewVersions } from './views';

const MAX_ATTEMPTS = 8;

export interface Change<Answer> {
  /** The record afterwards; the same one if there is nothing to write. */
  readonly record: MatchRecord;
  readonly answer: Answer;
}

type Decide<Answer> = (record: MatchRecord) => Change<Answer>;

/**
 * Changes a match with optimistic locking; nothing else may change one. Reads the record, decides,
 * and writes everything in one batch. If another writer came first, the batch fails and the loop
 * starts again, so no lock is held while bots think. `seen` is the caller's version, if known.
 */
export async function changeMatch<Answer>(
  id: MatchId,
  decide: Decide<Answer>,
  seen?: number,
): Promise<Answer> {
  const cached = seen === undefined ? null : cachedAt(id, seen);
  const changed = cached && (await changeCached(cached, decide));
  if (changed) return changed.answer;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const snapshot = await refs.record(id).get();
    if (!snapshot.exists) throw refuse('noSuchMatch');
    const read = readThroughCache(id, snapshot);
    const { record, answer } = decide(read.record);
    if (record === read.record || (await commit(read, record))) return answer;
  }
  throw refuse('busy');
}

/**
 * Changes the cached record without reading it first. The caller has seen the version that this
 * instance wrote last, so it is probably current. Null if it is not, if there is nothing to write,
 * or if `decide` throws: an outdated record must not refuse a call.
 */
async function changeCached<Answer>(
  cached: CachedRecord,
  decide: Decide<Answer>,
): Promise<Change<Answer> | null> {
  let change: Change<Answer>;
  try {
    change = decide(cached.record);
  } catch {
    return null;
  }
  const isWritten = change.record !== cached.record && (await commit(cached, change.record));
  return isWritten ? change : null;
}

/** Writes the match and its documents; returns false if somebody else has written since. */
async function commit(cached: CachedRecord, after: MatchRecord): Promise<boolean> {
  const { record: before, writtenAt: lastUpdateTime } = cached;
  const { record, table, batches } = publish(
    before,
    withListTimes(before, withViewVersions(before, after), Date.now()),
  );
  const batch = database().batch();
  batch.update(refs.record(record.id), { ...writeRecord(record) }, { lastUpdateTime });
  // Documents of an earlier release may have another format, so they cannot be compared.
  const comparable = cached.isCurrentFormat ? before : null;
  writeMatch(batch, comparable, record);
  if (table !== null) batch.set(refs.table(record.id), { ...table });
  for (const { uid, view } of changedViews(comparable, record))
    batch.set(refs.view(record.id, uid), view);
  writeLog(batch, record, batches);
  writeLobby(batch, comparable, record);
  if (table !== null || before.status !== record.status) writeRevealed(batch, record);
  writeInvite(batch, before, record);
  try {
    const [written] = await batch.commit();
    cacheRecord(record, written?.writeTime);
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}

function writeMatch(batch: WriteBatch, before: MatchRecord | null, after: MatchRecord): void {
  // A new version always changes the document, so only equal versions need the comparison.
  const mayBeSame = before !== null && before.version === after.version;
  if (mayBeSame && isSameJson(projectMatch(before), projectMatch(after))) return;
  batch.set(refs.match(after.id), storedMatch(after));
}

function writeLog(batch: WriteBatch, record: MatchRecord, spilled: readonly LogBatchDoc[]): void {
  const first = record.log.batches - spilled.length;
  spilled.forEach((doc, index) => {
    batch.set(refs.logBatch(record.id, first + index), { ...doc });
  });
}

/** Writes the secrets when the match ends, and again with later full views: names may change. */
function writeRevealed(batch: WriteBatch, record: MatchRecord): void {
  const revealed = projectRevealed(record);
  if (revealed !== null) batch.set(refs.revealed(record.id), { ...revealed });
}

/** An invite names the present host, and ends with the lobby. */
function writeInvite(batch: WriteBatch, before: MatchRecord, after: MatchRecord): void {
  if (before.status !== 'lobby') return;
  if (after.status !== 'lobby') batch.delete(refs.invite(after.code));
  else if (before.owner !== after.owner) batch.set(refs.invite(after.code), inviteTo(after));
}

function writeLobby(batch: WriteBatch, before: MatchRecord | null, after: MatchRecord): void {
  const [known, listed] = [before && projectLobby(before), projectLobby(after)];
  if (listed === null) {
    if (known !== null || before === null) batch.delete(refs.lobby(after.id));
    return;
  }
  const isShown = before?.listDueAt === null && isSameJson(known, listed);
  if (!isShown && after.listDueAt === null) batch.set(refs.lobby(after.id), { ...listed });
}
