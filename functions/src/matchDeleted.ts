import { onDocumentDeleted } from 'firebase-functions/v2/firestore';
import { database, matchIdOf, refs } from './firestore/database';
import { deleteAll } from './firestore/deleteAll';

/**
 * Deletes the subcollections, the invite and the lobby entry of a match that is gone. The
 * time-to-live policy on `expireAt` deletes only the match document.
 */
export const matchDeleted = onDocumentDeleted(
  { document: 'matches/{matchId}', retry: true },
  async ({ params }) => {
    const id = matchIdOf(params.matchId);
    // By query: the code in the deleted document may not be readable.
    await deleteAll(database().collection('invites').where('matchId', '==', id));
    await refs.lobby(id).delete();
    await database().recursiveDelete(refs.match(id));
  },
);
