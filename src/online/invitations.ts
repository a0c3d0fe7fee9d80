import { invitation, matchId, read } from '#protocol/documents';
import type { InviteCode, MatchId, UserId } from '#protocol/ids';
import type { InvitationDoc, InviteDoc } from '#protocol/match';
import { callReferee } from './call';
import type { Firebase } from './firebase';
import { type Watch, watchList } from './lists';

export interface Invitation extends InvitationDoc {
  readonly id: MatchId;
}

const MOST_INVITATIONS = 20;

/** Invitations of this player, the latest first. */
export function invitationsOf(firebase: Firebase, uid: UserId): Watch<Invitation> {
  const { collection, limit, orderBy, query } = firebase.sdk.firestore;
  const mine = collection(firebase.firestore, 'users', uid, 'invitations');
  return watchList(firebase, query(mine, orderBy('at', 'desc'), limit(MOST_INVITATIONS)), (doc) => {
    const id = read(matchId, doc.id);
    const found = read(invitation, doc.data());
    return id && found && { id, ...found };
  });
}

export async function dropInvitation(
  { firestore, sdk }: Firebase,
  uid: UserId,
  id: MatchId,
): Promise<void> {
  await sdk.firestore.deleteDoc(sdk.firestore.doc(firestore, 'users', uid, 'invitations', id));
}

/** The match of a code; null if there is none. The referee answers, to limit guessing. */
export async function readInvite(firebase: Firebase, code: InviteCode): Promise<InviteDoc | null> {
  const asked = await callReferee(firebase, 'lookUpInvite', { code });
  if (asked.ok) return asked.value.invite;
  if (asked.error.reason === 'noSuchMatch') return null;
  throw new Error(asked.error.reason);
}
