import { onDocumentDeleted } from 'firebase-functions/v2/firestore';
import type { MatchId } from '#protocol/ids';
import { at, database } from './firestore/database';
import { readMatch } from './match/pack';

/**
 * The database deletes a match by itself when its time has come (`expireAt`), but only that one
 * document: what lies beneath, and what leads to it, goes with it.
 */
export const matchGone = onDocumentDeleted('matches/{matchId}', async ({ data, params }) => {
  const id = params.matchId as MatchId;
  const gone = data?.data();
  if (gone !== undefined) await at.invite(readMatch(gone).code).delete();
  await at.lobby(id).delete();
  await database().recursiveDelete(at.match(id));
});
