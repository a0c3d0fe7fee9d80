import { createGame, type GameRequest, type GameState, isRefusal } from '#engine';

export type Players = 2 | 3 | 4 | 5;
type Options = Partial<Omit<GameRequest, 'seats'>>;

const NAMES = ['Anna', 'Bob', 'Chris', 'David', 'Emma'];

/** A valid request for a game of this many players. */
export function request(players: Players, options: Options = {}): GameRequest {
  const seats = NAMES.slice(0, players).map((name) => ({ name, kind: 'person' as const }));
  return { seats, seed: 'a quiet evening', ...options };
}

export function testGame(players: Players, options: Options = {}): GameState {
  const state = createGame(request(players, options));
  if (isRefusal(state)) throw new Error(`createGame refused ${state.field ?? state.code}`);
  return state;
}
