import type { JsonRecord, Seat, Versions } from '#engine';
import { matchSecrets, read, revealedDoc } from '#protocol/documents';
import type { MatchId } from '#protocol/ids';
import { LOG_BATCH, type LoggedPly, type MatchSecrets } from '#protocol/match';
import { isReadable } from '#protocol/version';
import type { Firebase } from './firebase';
import { readMatch, unpack } from './unpack';
import { catchUp } from './view';
import { readLog, readPublicView } from './watchMatch';

/** A finished match: its start and all moves (I-4). */
export interface PlayedMatch {
  /** Module versions that set the game up. */
  readonly modules: Versions;
  /** The game before the first action, in the engine's stored form. */
  readonly start: JsonRecord;
  readonly moves: readonly PlayedMove[];
}

export interface PlayedMove {
  readonly seat: Seat;
  readonly by: 'person' | 'bot';
  /** In the engine's notation, without the seat. */
  readonly line: string;
}

/** Reads all moves of a match; null if it is not over or cannot be replayed. */
export async function readPlayedMatch(
  firebase: Firebase,
  id: MatchId,
): Promise<PlayedMatch | null> {
  const { firestore, sdk } = firebase;
  const { doc, getDoc } = sdk.firestore;
  const matchDoc = doc(firestore, 'matches', id);
  const [revealedSnapshot, matchSnapshot, written] = await Promise.all([
    getDoc(doc(matchDoc, 'table', 'revealed')),
    getDoc(matchDoc),
    readPublicView(firebase, id),
  ]);
  const revealed = read(revealedDoc, revealedSnapshot.data());
  const match = readMatch(matchSnapshot.data());
  const last = match && written && catchUp(written, match);
  if (revealed === null || !isReadable(revealed.protocol) || last === null) return null;
  const secrets = read(matchSecrets, unpack(revealed.secrets));
  const [first] = last.plies;
  if (secrets === null || first === undefined) return null;
  const older = await readLog(firebase, id, 0, first.ply / LOG_BATCH);
  const moves = movesOf([...older, ...last.plies], secrets);
  return moves && { modules: revealed.modules, start: secrets.start, moves };
}

/** All moves; null if a ply is missing. The first ply is the opening, which nobody played. */
function movesOf(plies: readonly LoggedPly[], secrets: MatchSecrets): PlayedMove[] | null {
  if (!plies.every(({ ply }, index) => ply === index)) return null;
  const lines = new Map(secrets.plies.map(({ ply, line }) => [ply, line]));
  return plies
    .slice(1)
    .map(({ ply, seat, by, line }) => ({ seat, by, line: lines.get(ply) ?? line }));
}
