import { isRefusal, restore } from '#engine';
import type { PlayedMatch } from '#online/playedMatch';
import type { MatchId } from '#protocol/ids';
import { finishedGame, playLines } from '#session/local/finishedGame';
import type { LocalGame } from '#session/local/localGame';

/** Id of a match among local games. The prefix keeps it apart from the device's own games. */
export const matchSaveId = (id: MatchId) => `match-${id}`;

/** Converts a finished match to a local game; null if the current rules cannot replay it. */
export function gameOfMatch(played: PlayedMatch, id: MatchId, now: number): LocalGame | null {
  const start = restore(played.start);
  if (isRefusal(start)) return null;
  const lines = played.moves.map(({ seat, line }) => `${seat} ${line}`);
  const end = playLines(start, lines);
  if ('refused' in end || !end.state.over) return null;
  return finishedGame({
    id: matchSaveId(id),
    name: '',
    now,
    looks: [],
    chapter: { by: played.modules, start: played.start, lines },
    state: end.state,
  });
}
