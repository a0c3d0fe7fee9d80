import { onDocumentDeleted } from 'firebase-functions/v2/firestore';
import { database, matchIdOf, refs } from './firestore/database';
import { readMatch } from './match/pack';

/**
 * Firestore deletes a match at its `expireAt`, but only that one document. This deletes the
 * documents beneath it, its invite and its entry in the lobby.
 */
export const matchDeleted = onDocumentDeleted('matches/{matchId}', async ({ data, params }) => {
  const id = matchIdOf(params.matchId);
  const gone = data?.data();
  if (gone !== undefined) await refs.invite(readMatch(gone).code).delete();
  await refs.lobby(id).delete();
  await database().recursiveDelete(refs.match(id));
});
