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
import { onlyPerson } from './asking';
import { type Chapter, emptyChapter } from './chapters';
import type { Sharing } from './sharing';

/** A game on this device, between any two actions: everything that is stored of it. */
export interface LocalGame {
  readonly id: string;
  /** What people call it; empty until they do. */
  readonly name: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly seats: readonly SeatSetup[];
  /** Everything that was played. */
  readonly chapters: readonly Chapter[];
  readonly state: GameState;
  /** Undo goes back to this many actions and no further. */
  readonly undoFloor: number;
  readonly holder: Seat | null;
  /** How several people share the device; of no account for one. */
  readonly sharing: Sharing;
  /** How many entries of the log each seat has seen. */
  readonly seen: readonly number[];
}

export interface LocalGameRequest extends Omit<GameRequest, 'seats'> {
  readonly id: string;
  readonly name?: string;
  readonly sharing?: Sharing;
  readonly seats: readonly SeatSetup[];
  readonly now: number;
}

/** A new game, or why the engine would not set it up. */
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
    // One person alone never has to be handed the phone; several find out who is first.
    holder: onlyPerson(seats),
    sharing,
    seen: seats.map(() => 0),
  };
}

/** A new game that goes on from a table of another; who has seen what begins anew. */
export function gameFrom(game: LocalGame, state: GameState, id: string, now: number): LocalGame {
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
