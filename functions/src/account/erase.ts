import { getAuth } from 'firebase-admin/auth';
import { FieldPath, FieldValue, type Query } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { isOverload } from '#functions/errors/firestore';
import { isBusy } from '#functions/errors/refuse';
import { at, database } from '#functions/firestore/database';
import { changeMatch } from '#functions/match/change';
import { findRecord } from '#functions/match/create';
import type { MatchId, UserId } from '#protocol/ids';
import { withoutPerson } from './anonymise';
import { type Person, scrubMatch } from './scrub';
import { tracesOf } from './traces';

/**
 * Takes a person out of everything that is kept. It can be broken off and begun again: the account
 * itself goes last, so whoever asks again is still somebody.
 */
export async function eraseAccount(uid: UserId, now: number): Promise<void> {
  for (const [id, names] of await tracesOf(uid)) await leave(id, { uid, names }, now);
  await deleteAll(database().collectionGroup('chat').where('uid', '==', uid));
  await deleteAll(database().collectionGroup('invitations').where('from', '==', uid));
  await deleteAll(database().collection('reports').where('by', '==', uid));
  await deleteAll(database().collection('reports').where('about', '==', uid));
  for (const list of ['muted', 'blocked']) await takeOff(list, uid);
  for (const counters of ['limits', 'tables']) {
    await database().recursiveDelete(database().collection(counters).doc(uid));
  }
  await database().recursiveDelete(at.user(uid));
  await deleteSignIn(uid);
}

/** A match that cannot be read holds nothing up: what names the person in it is taken out of the text. */
async function leave(id: MatchId, person: Person, now: number): Promise<void> {
  try {
    await leaveForGood(id, person, now);
  } catch (error) {
    if (isOverload(error) || isBusy(error)) throw error;
    logger.error('an account was taken out of a match that cannot be read', {
      matchId: id,
      error: String(error),
    });
    await scrubMatch(id, person);
    await forgetPerson(id, person.uid, person.names);
  }
}

async function leaveForGood(id: MatchId, { uid, names }: Person, now: number): Promise<void> {
  const record = await findRecord(id);
  if (record === null) return;
  await changeMatch(id, (it) => ({ record: withoutPerson(it, uid, now), answer: undefined }));
  if (record.owner === uid) await hideHost(record.code);
  await forgetPerson(id, uid, names);
}

/** The view of the person's own, and messages that name them. */
async function forgetPerson(id: MatchId, uid: UserId, names: readonly string[]): Promise<void> {
  await at.view(id, uid).delete();
  await forgetPushes(id, [uid, ...names]);
}

async function hideHost(code: Parameters<typeof at.invite>[0]): Promise<void> {
  const invite = await at.invite(code).get();
  if (invite.exists) await invite.ref.update({ hostName: '' });
}

/** Messages about a match begin with its id; those that name the person are not sent any more. */
async function forgetPushes(id: MatchId, words: readonly string[]): Promise<void> {
  const about = at.pushes().orderBy(FieldPath.documentId()).startAt(id).endAt(`${id}\uf8ff`);
  for (const doc of (await about.get()).docs) {
    const text = doc.id + JSON.stringify(doc.data().notice);
    if (words.some((word) => text.includes(word))) await doc.ref.delete();
  }
}

async function deleteAll(query: Query): Promise<void> {
  const writer = database().bulkWriter();
  for (const { ref } of (await query.select().get()).docs) void writer.delete(ref);
  await writer.close();
}

/** Others need not shun somebody who is no more. */
async function takeOff(list: string, uid: UserId): Promise<void> {
  const others = await database().collection('users').where(list, 'array-contains', uid).get();
  for (const { ref } of others.docs) await ref.update({ [list]: FieldValue.arrayRemove(uid) });
}

async function deleteSignIn(uid: UserId): Promise<void> {
  try {
    await getAuth().deleteUser(uid);
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (code !== 'auth/user-not-found') throw error;
  }
}
