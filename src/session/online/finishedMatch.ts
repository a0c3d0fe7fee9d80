import { isRefusal, restore } from '#engine';
import type { PlayedMatch } from '#online/playedMatch';
import type { MatchId } from '#protocol/ids';
import { finishedGame, playLines } from '#session/local/finishedGame';
import type { LocalGame } from '#session/local/localGame';

/** What is kept here for a match lies under this name, apart from the games of the device. */
export const matchSaveId = (id: MatchId) => `match-${id}`;

/** A match that is over, made a game of this device; null if today's rules can't play it to its end. */
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
