import { database, refs } from '#functions/firestore/database';
import { deleteAll } from '#functions/firestore/deleteAll';
import type { MatchId, UserId } from '#protocol/ids';

const sentBy = (from: UserId) =>
  database().collectionGroup('invitations').where('from', '==', from);

export const deleteInvitationsFrom = (from: UserId) => deleteAll(sentBy(from));

/** Deletes a person's invitations to one other person. */
export const deleteInvitations = (from: UserId, to: UserId) =>
  deleteAll(refs.invitations(to).where('from', '==', from));

/** Deletes a person's invitations to one match. */
export async function withdrawInvitations(from: UserId, id: MatchId): Promise<void> {
  const sent = await sentBy(from).select().get();
  await Promise.all(sent.docs.filter((doc) => doc.id === id).map(({ ref }) => ref.delete()));
}
