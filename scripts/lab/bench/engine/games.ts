import {
  type Action,
  applyInPlace,
  createGame,
  type GameState,
  isRefusal,
  legalActions,
  randomPlacement,
  type Seat,
  score,
  seatsToAct,
  seedRandom,
} from '#engine';
import type { Rest, Shape } from './shapes';

/**
 * Random games. This also runs on Hermes and with the engines of other commits, so it uses only the
 * language and exports that the engine has always had.
 */

const NAMES = ['Anna', 'Bob', 'Chris', 'David', 'Emma'];

export function newGame(players: number, seed: string, rest: Rest = {}): GameState {
  const seats = NAMES.slice(0, players).map((name) => ({ name, kind: 'bot' as const }));
  const state = createGame({ seats, seed, ...rest });
  if (isRefusal(state)) throw new Error(`createGame refused ${state.field}`);
  return state;
}

export interface Dice {
  /** The engine's own generator, for placements. */
  readonly random: number[];
  word: number;
}

export const newDice = (seed: string): Dice => ({ random: seedRandom(seed), word: 1 });

function roll(dice: Dice, below: number): number {
  dice.word = (Math.imul(dice.word, 1664525) + 1013904223) >>> 0;
  return Math.floor((dice.word / 0x1_0000_0000) * below);
}

/** Rare choices are listed last. */
const isRare = (action: Action) =>
  action.type === 'decline' || (action.type === 'chooseRole' && action.waived === true);

/** A random legal action, with equal chances except for the rare ones, or a random placement. */
export function randomAction(state: GameState, seat: Seat, dice: Dice): Action {
  const options = legalActions(state, seat);
  let count = options.length;
  for (let last = options[count - 1]; count > 1 && last && isRare(last); last = options[count - 1])
    count--;
  const action = options[roll(dice, count)];
  return action ?? randomPlacement(state, seat, dice.random);
}

export const seatToAct = (state: GameState): Seat => seatsToAct(state)[0] ?? 0;

/** Plays the game to its end. Returns the number of decisions. */
export function playOut(state: GameState, dice: Dice): number {
  const before = state.ply;
  while (!state.over) {
    const seat = seatToAct(state);
    applyInPlace(state, seat, randomAction(state, seat, dice));
  }
  return state.ply - before;
}

export interface Played {
  readonly decisions: number;
  /** A checksum of all scores, equal for engines that play the same games. */
  readonly sum: number;
}

/** Plays the same games on every engine and in every run. */
export function playGames({ players, rest }: Shape, games: number): Played {
  const dice = newDice('bench');
  let decisions = 0;
  let sum = 0;
  for (let game = 0; game < games; game++) {
    const state = newGame(players, `bench ${game}`, rest);
    decisions += playOut(state, dice);
    const scores = score(state);
    for (let i = 0; i < scores.length; i++) sum = (sum * 31 + (scores[i]?.total ?? 0)) % 1_000_003;
  }
  return { decisions, sum };
}
