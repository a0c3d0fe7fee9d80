import { Mind } from '../../src/bots/evaluation/mind';
import { modelFor } from '../../src/bots/evaluation/models';
import { botFor } from '../../src/bots/levels';
import { settledChances } from '../../src/bots/settled';
import {
  applyInPlace,
  createGame,
  type GameState,
  isRefusal,
  type Seat,
  score,
  seatsToAct,
  seedRandom,
  viewFor,
} from '../../src/engine';

/** How far the chances that a person is told can be trusted. */
export interface Trust {
  /** Mean change of the decider's chance by his own decision, in points of a hundred. */
  readonly drift: number;
  /** By how much the Brier score of the chances beats that of 1/n; 1 is perfect. */
  readonly gain: number;
  readonly decisions: number;
}

/** Games of sound bots: after each decision the chance shown before is compared with the one after. */
export function measureTrust(players: number, games: number, seed: string): Trust {
  const sums = { drift: 0, decisions: 0, told: 0, plain: 0 };
  for (let game = 0; game < games; game++) measureGame(players, `${seed} ${game}`, sums);
  const { drift, decisions, told, plain } = sums;
  return { drift: (100 * drift) / decisions, gain: 1 - told / plain, decisions };
}

interface Sums {
  drift: number;
  decisions: number;
  told: number;
  plain: number;
}

function measureGame(players: number, seed: string, sums: Sums): void {
  const state = tableFor(players, seed);
  const mind = new Mind(state, modelFor(state));
  const shown: (readonly number[])[] = [];
  let now = settledChances(state, mind);
  while (!state.over) {
    const seat = seatsToAct(state)[0] ?? 0;
    shown.push([...now]);
    decide(state, seat, seed);
    const after = settledChances(state, mind);
    // The end itself is no estimate any more.
    if (!state.over) {
      sums.drift += Math.abs(after[seat] - now[seat]);
      sums.decisions++;
    }
    now = after;
  }
  judge(state, shown, sums);
}

function judge(state: GameState, shown: readonly (readonly number[])[], sums: Sums): void {
  const ranks = score(state);
  const winners = ranks.filter(({ rank }) => rank === 1).length;
  for (const chances of shown) {
    for (const { seat, rank } of ranks) {
      const won = rank === 1 ? 1 / winners : 0;
      sums.told += ((chances[seat] ?? 0) - won) ** 2;
      sums.plain += (1 / ranks.length - won) ** 2;
    }
  }
}

function decide(state: GameState, seat: Seat, seed: string): void {
  const search = botFor('medium').begin(viewFor(state, seat), seedRandom(`${seed} ${state.ply}`));
  if (isRefusal(search)) throw new Error(search.code);
  while (!search.step(100));
  applyInPlace(state, seat, search.best());
}

function tableFor(players: number, seed: string): GameState {
  const seats = Array.from({ length: players }, (_, seat) => ({ name: `${seat}`, kind: 'bot' }));
  const state = createGame({ seats, seed });
  if (isRefusal(state)) throw new Error(state.code);
  return state;
}
