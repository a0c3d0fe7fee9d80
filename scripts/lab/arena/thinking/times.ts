import { botFor } from '#bots/levels';
import {
  applyInPlace,
  createGame,
  EXPANSIONS,
  type GameState,
  isRefusal,
  type Seat,
  seatsToAct,
  seedRandom,
  viewFor,
} from '#engine';

/** Thinking times of the strongest bot in milliseconds, for decisions of whole games. */

const hard = botFor('hard');
const medium = botFor('medium');

/** Times every `every`-th decision that needs a search, until there are enough. */
export function thinkingTimes(
  now: () => number,
  wanted: number,
  every: number,
  all: boolean,
): number[] {
  const times: number[] = [];
  for (let game = 0; times.length < wanted; game++) {
    const state = newGame(3 + (game % 2), game, all);
    const rng = seedRandom(`thinking ${game}`);
    for (let turn = 0; !state.over && times.length < wanted; turn++) {
      // A running game has a seat to act.
      const seat = seatsToAct(state)[0] as Seat;
      if (turn % every === 0) timeOne(state, seat, rng, now, times);
      const search = medium.begin(viewFor(state, seat), rng);
      if (isRefusal(search)) break;
      search.step(search.budget);
      applyInPlace(state, seat, search.best());
    }
  }
  return times;
}

function timeOne(
  state: GameState,
  seat: Seat,
  rng: number[],
  now: () => number,
  times: number[],
): void {
  const view = viewFor(state, seat);
  const started = now();
  const search = hard.begin(view, rng);
  if (isRefusal(search) || search.budget === 0) return;
  search.step(search.budget);
  search.best();
  times.push(now() - started);
}

const ALL = { expansions: EXPANSIONS, board: 'random' } as const;

function newGame(players: number, game: number, all: boolean): GameState {
  const seats = Array.from({ length: players }, (_, i) => ({ name: `${i}`, kind: 'bot' as const }));
  const state = createGame({ seats, seed: `thinking ${game}`, ...(all ? ALL : {}) });
  if (isRefusal(state)) throw new Error(state.code);
  return state;
}
