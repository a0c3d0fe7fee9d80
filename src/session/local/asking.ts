import { type GameState, SEATS, type Seat, seatsToAct } from '../../engine';
import type { SeatSetup } from '../seats';
import type { SessionSnapshot } from '../session';

export interface Asking extends Pick<SessionSnapshot, 'asked' | 'handOverTo' | 'waiting'> {
  /** The bot whose turn it is; null while a person is asked. */
  readonly bot: Seat | null;
}

export function personsAt(seats: readonly SeatSetup[]): Seat[] {
  return SEATS.filter((seat) => seats[seat]?.kind === 'human');
}

/**
 * Who is to decide at a table with one phone. Where several may act at once (MA-5) the persons
 * are asked one after another, the holder first so that the phone travels least, and bots last
 * so that nobody has to wait for them before thinking.
 */
export function askingAt(
  state: GameState,
  seats: readonly SeatSetup[],
  holder: Seat | null,
): Asking {
  const acting = state.over ? [] : seatsToAct(state);
  const persons = acting.filter((seat) => seats[seat]?.kind === 'human');
  const next = persons.find((seat) => seat === holder) ?? persons[0] ?? null;
  const asked = next === holder ? next : null;
  return {
    asked,
    handOverTo: next === holder ? null : next,
    waiting: acting
      .filter((seat) => seat !== asked)
      .map((seat) => ({ seat, for: seats[seat]?.kind === 'human' ? 'person' : 'bot' })),
    bot: next === null ? (acting[0] ?? null) : null,
  };
}
