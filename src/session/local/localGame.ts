import {
  createGame,
  type GameRequest,
  type GameState,
  isRefusal,
  type Refusal,
  type Seat,
  store,
} from '#engine';
import type { SeatSetup } from '#session/seats';
import { type Chapter, emptyChapter } from './chapters';
import { onlyPerson } from './nextDecision';
import type { Sharing } from './sharing';

/** A game on this device. It is stored after every action. */
export interface LocalGame {
  readonly id: string;
  /** Name given by the players; empty by default. */
  readonly name: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly seats: readonly SeatSetup[];
  readonly chapters: readonly Chapter[];
  readonly state: GameState;
  /** Number of actions that can no longer be undone. */
  readonly undoFloor: number;
  readonly holder: Seat | null;
  /** How several people share the device. Unused with one person. */
  readonly sharing: Sharing;
  /** Number of log entries that each seat has seen. */
  readonly seen: readonly number[];
}

export interface LocalGameRequest extends Omit<GameRequest, 'seats'> {
  readonly id: string;
  readonly name?: string;
  readonly sharing?: Sharing;
  readonly seats: readonly SeatSetup[];
  readonly now: number;
}

export function newLocalGame(request: LocalGameRequest): LocalGame | Refusal {
  const { id, name = '', now, seats, sharing = 'pass', ...options } = request;
  const state = createGame({
    ...options,
    seats: seats.map((seat) => ({ name: seat.name, kind: seat.kind })),
  });
  if (isRefusal(state)) return state;
  return {
    id,
    name,
    createdAt: now,
    updatedAt: now,
    seats,
    chapters: [],
    state,
    undoFloor: 0,
    // A single person always holds the device.
    holder: onlyPerson(seats),
    sharing,
    seen: seats.map(() => 0),
  };
}

/** Makes a new game that starts from a position of another. */
export function copyFromState(
  game: LocalGame,
  state: GameState,
  id: string,
  now: number,
): LocalGame {
  return {
    ...game,
    id,
    name: '',
    createdAt: now,
    updatedAt: now,
    chapters: [emptyChapter(state, store(state))],
    state,
    undoFloor: 0,
    holder: onlyPerson(game.seats),
    seen: game.seats.map(() => 0),
  };
}
