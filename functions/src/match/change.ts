import type { WriteBatch } from 'firebase-admin/firestore';
import { isConflict } from '#functions/errors/firestore';
import { no } from '#functions/errors/refuse';
import { at, database } from '#functions/firestore/database';
import type { MatchId } from '#protocol/ids';
import type { LogBatchDoc } from '#protocol/match';
import { type Known, recordIn, remember, wroteLast } from './known';
import { projectLobby } from './lobby';
import { projectMatch, storedMatch } from './project';
import { publish } from './publish';
import { type MatchRecord, writeRecord } from './record';
import { isSame } from './same';
import { projectStory } from './story';
import { ownViews, withViewVersions } from './views';

const MOST_ATTEMPTS = 8;

export interface Change<Answer> {
  /** The record afterwards; the same one if there is nothing to write. */
  readonly record: MatchRecord;
  readonly answer: Answer;
}

type Decide<Answer> = (record: MatchRecord) => Change<Answer>;

/**
 * The only way to change a match: read the record, decide, write everything in one batch that
 * fails if the record was written meanwhile. Then it is read and decided anew, so nothing is
 * ever overwritten and no lock is held while thinking. `seen` is the version that the caller has
 * seen, if that is known.
 */
export async function changeMatch<Answer>(
  id: MatchId,
  decide: Decide<Answer>,
  seen?: number,
): Promise<Answer> {
  const known = seen === undefined ? null : wroteLast(id, seen);
  const changed = known && (await changeUnread(known, decide));
  if (changed) return changed.answer;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const snapshot = await at.record(id).get();
    if (!snapshot.exists) throw no('noSuchMatch');
    const read = recordIn(id, snapshot);
    const { record, answer } = decide(read.record);
    if (record === read.record || (await commit(read, record))) return answer;
  }
  throw no('busy');
}

/**
 * The caller has seen what this instance wrote last, so most likely nobody has written since: it is
 * not read first. Null if somebody has, or if there is nothing to write: nobody is refused anything
 * by what may be old.
 */
async function changeUnread<Answer>(
  known: Known,
  decide: Decide<Answer>,
): Promise<Change<Answer> | null> {
  let change: Change<Answer>;
  try {
    change = decide(known.record);
  } catch {
    return null;
  }
  const isWritten = change.record !== known.record && (await commit(known, change.record));
  return isWritten ? change : null;
}

/** False if somebody else was faster. */
async function commit(known: Known, after: MatchRecord): Promise<boolean> {
  const { record: before, writtenAt: lastUpdateTime } = known;
  const { record, table, batches } = publish(before, withViewVersions(before, after));
  const batch = database().batch();
  batch.update(at.record(record.id), { ...writeRecord(record) }, { lastUpdateTime });
  // What an earlier release wrote may lack what clients of this one read, and have what none does.
  const seen = known.isOfToday ? before : null;
  writeMatch(batch, seen, record);
  if (table !== null) batch.set(at.table(record.id), { ...table });
  for (const { uid, view } of ownViews(seen, record)) batch.set(at.view(record.id, uid), view);
  writeLog(batch, record, batches);
  writeLobby(batch, seen, record);
  if (table !== null || before.status !== record.status) writeStory(batch, record);
  if (before.status === 'lobby' && record.status !== 'lobby') batch.delete(at.invite(record.code));
  try {
    const [written] = await batch.commit();
    remember(record, written?.writeTime);
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}

function writeMatch(batch: WriteBatch, before: MatchRecord | null, after: MatchRecord): void {
  // A new version is something new to see; only without one is it worth comparing.
  const mayBeSame = before !== null && before.version === after.version;
  if (mayBeSame && isSame(projectMatch(before), projectMatch(after))) return;
  batch.set(at.match(after.id), storedMatch(after));
}

function writeLog(batch: WriteBatch, record: MatchRecord, spilled: readonly LogBatchDoc[]): void {
  const first = record.log.batches - spilled.length;
  spilled.forEach((doc, index) => {
    batch.set(at.logBatch(record.id, first + index), { ...doc });
  });
}

/** Once, when the match ends; and anew with the whole table, which names its people too. */
function writeStory(batch: WriteBatch, record: MatchRecord): void {
  const story = projectStory(record);
  if (story !== null) batch.set(at.story(record.id), { ...story });
}

function writeLobby(batch: WriteBatch, before: MatchRecord | null, after: MatchRecord): void {
  const [known, listed] = [before && projectLobby(before), projectLobby(after)];
  if (listed === null) {
    if (known !== null || before === null) batch.delete(at.lobby(after.id));
  } else if (!isSame(known, listed)) batch.set(at.lobby(after.id), { ...listed });
}
