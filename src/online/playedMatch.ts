import type { JsonRecord, Seat, Versions } from '#engine';
import { matchStory, read, storyDoc } from '#protocol/documents';
import type { MatchId } from '#protocol/ids';
import { LOG_BATCH, type LoggedPly, type MatchStory } from '#protocol/match';
import { isReadable } from '#protocol/version';
import type { Firebase } from './firebase';
import { readMatch, unpack } from './unpack';
import { catchUp } from './view';
import { readLog, readTable } from './watchMatch';

/** A match that is over: how it began, and everything that was done (I-4). */
export interface PlayedMatch {
  /** The versions of the modules that it was set up by. */
  readonly modules: Versions;
  /** The game before anybody acted, as the engine stores it. */
  readonly start: JsonRecord;
  readonly moves: readonly PlayedMove[];
}

export interface PlayedMove {
  readonly seat: Seat;
  readonly by: 'person' | 'bot';
  /** In the engine's notation, without the seat. */
  readonly line: string;
}

/** Null: it is not over, or what there is of it cannot be played once more. */
export async function readPlayedMatch(
  firebase: Firebase,
  id: MatchId,
): Promise<PlayedMatch | null> {
  const { firestore, sdk } = firebase;
  const { doc, getDoc } = sdk.firestore;
  const match = doc(firestore, 'matches', id);
  const [told, shown, table] = await Promise.all([
    getDoc(doc(match, 'table', 'story')),
    getDoc(match),
    readTable(firebase, id),
  ]);
  const found = read(storyDoc, told.data());
  const info = readMatch(shown.data());
  const last = info && table && catchUp(table, info);
  if (found === null || !isReadable(found.protocol) || last === null) return null;
  const story = read(matchStory, unpack(found.story));
  const [first] = last.plies;
  if (story === null || first === undefined) return null;
  const older = await readLog(firebase, id, 0, first.ply / LOG_BATCH);
  const moves = movesOf([...older, ...last.plies], story);
  return moves && { modules: found.modules, start: story.start, moves };
}

/** Null if one of the plies is missing. The first is the opening, which nobody played. */
function movesOf(plies: readonly LoggedPly[], { secrets }: MatchStory): PlayedMove[] | null {
  if (!plies.every(({ ply }, index) => ply === index)) return null;
  const lines = new Map(secrets.map(({ ply, line }) => [ply, line]));
  return plies
    .slice(1)
    .map(({ ply, seat, by, line }) => ({ seat, by, line: lines.get(ply) ?? line }));
}
