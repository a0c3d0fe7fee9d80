import {
  type Action,
  applyInPlace,
  createGame,
  decisionOf,
  type GameRequest,
  type GameState,
  isRefusal,
  legalActions,
  nextInt,
  randomPlacement,
} from '../../../src/engine';

/** Runs on Hermes too, so it uses nothing but the language and the engine. */

export type Rest = Omit<GameRequest, 'seats' | 'seed'>;

const NAMES = ['Anna', 'Bob', 'Chris', 'David', 'Emma'];

export function newGame(players: number, seed: string, rest: Rest = {}): GameState {
  const seats = NAMES.slice(0, players).map((name) => ({ name, kind: 'bot' as const }));
  const state = createGame({ seats, seed, ...rest });
  if (isRefusal(state)) throw new Error(`createGame refused ${state.field}`);
  return state;
}

/** One of the legal actions, each as likely as another; a random full placement. */
export function randomAction(state: GameState, random: number[]): Action {
  const frame = decisionOf(state);
  if (frame === null) throw new Error('nobody is to act');
  if (frame.kind === 'place') return randomPlacement(state, frame.seat, random);
  const options = legalActions(state, frame.seat);
  const action = options[nextInt(random, options.length)];
  if (action === undefined) throw new Error('a dead end');
  return action;
}

/** Plays the state to its end; returns the number of decisions. */
export function playOut(state: GameState, random: number[]): number {
  const before = state.ply;
  while (!state.over) {
    const action = randomAction(state, random);
    applyInPlace(state, decisionOf(state)?.seat ?? 0, action);
  }
  return state.ply - before;
}
