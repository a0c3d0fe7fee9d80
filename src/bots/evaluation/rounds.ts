import { CITY_SPACES, type GameState } from '../../engine';
import { picksPerRound, specsOf } from './table';

/** How long the game will last: everything that pays off later is weighed by this. */

/** What the length of the rest of the game is guessed from. */
export const ROUND_CLUES = 6;

export function roundClues(state: GameState, out: number[]): void {
  const players = state.players.length;
  const specs = specsOf(state);
  let least = CITY_SPACES;
  let all = 0;
  for (let seat = 0; seat < players; seat++) {
    const { city } = state.players[seat as 0];
    let left = CITY_SPACES;
    for (let i = 0; i < city.length; i++) left -= specs[city[i] as number]?.spaces ?? 1;
    if (left < least) least = left;
    all += left;
  }
  const nobles = state.options.expansions.includes('nobles');
  out[0] = 1;
  out[1] = nobles ? 0 : state.colonists / players;
  out[2] = state.vp / players;
  out[3] = least;
  out[4] = all / players;
  out[5] = nobles ? 1 : 0;
}

const clues: number[] = new Array(ROUND_CLUES).fill(0);

/** Rounds still to come, the rest of this one included. */
export function roundsLeft(state: GameState, weights: readonly number[]): number {
  const picks = picksPerRound(state);
  const thisRound = (picks - state.picks) / picks;
  if (state.endTriggers.length > 0) return thisRound;
  roundClues(state, clues);
  let rounds = 0;
  for (let i = 0; i < ROUND_CLUES; i++) rounds += (weights[i] as number) * (clues[i] as number);
  return Math.max(rounds, thisRound + 0.3);
}
