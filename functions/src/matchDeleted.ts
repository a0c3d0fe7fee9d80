import { onDocumentDeleted } from 'firebase-functions/v2/firestore';
import { database, matchIdOf, refs } from './firestore/database';
import { readMatch } from './match/pack';

/**
 * Deletes the subcollections, the invite and the lobby entry of a match that is gone. The
 * time-to-live policy on `expireAt` deletes only the match document.
 */
export const matchDeleted = onDocumentDeleted('matches/{matchId}', async ({ data, params }) => {
  const id = matchIdOf(params.matchId);
  const gone = data?.data();
  if (gone !== undefined) await refs.invite(readMatch(gone).code).delete();
  await refs.lobby(id).delete();
  await database().recursiveDelete(refs.match(id));
});
