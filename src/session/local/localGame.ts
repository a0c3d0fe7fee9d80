import {
  createGame,
  type GameRequest,
  type GameState,
  isRefusal,
  type Refusal,
  type Seat,
} from '../../engine';
import type { SeatSetup } from '../seats';
import { personsAt } from './asking';

/** A game on this device, between any two actions: everything that is stored of it. */
export interface LocalGame {
  readonly id: string;
  /** What people call it; empty until they do. */
  readonly name: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly seats: readonly SeatSetup[];
  /** The table before the first of the actions. */
  readonly start: GameState;
  /** Everything played since, in notation. */
  readonly actions: readonly string[];
  readonly state: GameState;
  /** Undo goes back to this many actions and no further. */
  readonly undoFloor: number;
  readonly holder: Seat | null;
  /** How many entries of the log each seat has seen. */
  readonly seen: readonly number[];
}

export interface LocalGameRequest extends Omit<GameRequest, 'seats'> {
  readonly id: string;
  readonly name?: string;
  readonly seats: readonly SeatSetup[];
  readonly now: number;
}

/** A new game, or why the engine would not set it up. */
export function newLocalGame(request: LocalGameRequest): LocalGame | Refusal {
  const { id, name = '', now, seats, ...options } = request;
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
    start: state,
    actions: [],
    state,
    undoFloor: 0,
    holder: firstHolder(seats),
    seen: seats.map(() => 0),
  };
}

/** One person alone never has to be handed the phone; several find out who is first. */
function firstHolder(seats: readonly SeatSetup[]): Seat | null {
  const persons = personsAt(seats);
  return persons.length === 1 ? (persons[0] ?? null) : null;
}
