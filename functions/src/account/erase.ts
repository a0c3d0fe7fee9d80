import { FirebaseAuthError, getAuth } from 'firebase-admin/auth';
import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { markDeleted } from '#functions/call/quota';
import { isOverload } from '#functions/errors/firestore';
import { isBusy } from '#functions/errors/refuse';
import { database, refs } from '#functions/firestore/database';
import { deleteAll } from '#functions/firestore/deleteAll';
import { changeMatch } from '#functions/match/change';
import { findRecord } from '#functions/match/create';
import type { MatchId, UserId } from '#protocol/ids';
import { withoutPerson } from './anonymise';
import { deleteInvitationsFrom } from './invitations';
import { mentionsOf } from './mentions';
import { type Person, redactMatch } from './redact';

/**
 * Deletes all data about a person. The sign-in is deleted last, so that the person can still call
 * this again after an interruption.
 */
export async function eraseAccount(uid: UserId, now: number): Promise<void> {
  await markDeleted(uid, now);
  for (const [id, names] of await mentionsOf(uid)) await leave(id, { uid, names }, now);
  await deleteAll(database().collectionGroup('chat').where('uid', '==', uid));
  await deleteInvitationsFrom(uid);
  await deleteAll(database().collection('reports').where('by', '==', uid));
  await deleteAll(database().collection('reports').where('about', '==', uid));
  for (const list of ['muted', 'blocked']) await removeFromLists(list, uid);
  for (const quota of [refs.seatQuota(uid), refs.lobbyQuota(uid)]) await quota.delete();
  await database().recursiveDelete(refs.user(uid));
  await deleteSignIn(uid);
}

/** Removes the person from a match; redacts the stored text if the match cannot be read. */
async function leave(id: MatchId, person: Person, now: number): Promise<void> {
  try {
    await leaveForGood(id, person, now);
  } catch (error) {
    if (isOverload(error) || isBusy(error)) throw error;
    logger.error('an account was taken out of a match that cannot be read', {
      matchId: id,
      error: String(error),
    });
    await redactMatch(id, person);
    await deletePersonDocs(id, person.uid, person.names);
  }
}

async function leaveForGood(id: MatchId, { uid, names }: Person, now: number): Promise<void> {
  const record = await findRecord(id);
  if (record === null) return;
  await changeMatch(id, (it) => ({ record: withoutPerson(it, uid, now), answer: undefined }));
  await deletePersonDocs(id, uid, names);
}

/** Deletes the person's private view and the push messages that name them. */
async function deletePersonDocs(id: MatchId, uid: UserId, names: readonly string[]): Promise<void> {
  await refs.view(id, uid).delete();
  await deletePushes(id, [uid, ...names]);
}

/** Finds push messages by id prefix: their ids begin with the match id. */
async function deletePushes(id: MatchId, words: readonly string[]): Promise<void> {
  const about = refs.pushes().orderBy(FieldPath.documentId()).startAt(id).endAt(`${id}\uf8ff`);
  for (const doc of (await about.get()).docs) {
    const text = doc.id + JSON.stringify(doc.data().notice);
    if (words.some((word) => text.includes(word))) await doc.ref.delete();
  }
}

/** Removes the user from other people's mute or block lists. */
async function removeFromLists(list: string, uid: UserId): Promise<void> {
  const others = await database().collection('users').where(list, 'array-contains', uid).get();
  for (const { ref } of others.docs) await ref.update({ [list]: FieldValue.arrayRemove(uid) });
}

async function deleteSignIn(uid: UserId): Promise<void> {
  try {
    await getAuth().deleteUser(uid);
  } catch (error) {
    const isGone = error instanceof FirebaseAuthError && error.code === 'auth/user-not-found';
    if (!isGone) throw error;
  }
}
