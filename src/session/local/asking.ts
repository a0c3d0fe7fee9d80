import { decisionOf, type GameState, SEATS, type Seat, seatsToAct } from '#engine';
import type { SeatSetup } from '#session/seats';
import type { SessionSnapshot } from '#session/session';
import { isOpen, needsHandOver, privacyOf, type Sharing } from './sharing';

export interface Asking
  extends Pick<SessionSnapshot, 'asked' | 'handOverTo' | 'waiting' | 'covered'> {
  /** The bot whose turn it is; null while a person is asked. */
  readonly bot: Seat | null;
}

export function personsAt(seats: readonly SeatSetup[]): Seat[] {
  return SEATS.filter((seat) => seats[seat]?.kind === 'person');
}

/** Whom a game that is looked at again is told to: the one person who played; null if several did. */
export function onlyPerson(seats: readonly SeatSetup[]): Seat | null {
  const [first = null, ...others] = personsAt(seats);
  return others.length === 0 ? first : null;
}

/** Who has the device, and how it is shared. */
export interface Hands {
  readonly sharing: Sharing;
  readonly holder: Seat | null;
  /** Who has just said to be alone with it; at an open table nobody is for longer than a decision. */
  readonly alone: Seat | null;
}

/**
 * Who is to decide at a table with one device. Where several may act at once (MA-5) the persons
 * are asked one after another, the holder first so that it travels least, and bots last so that
 * nobody has to wait for them before thinking.
 */
export function askingAt(state: GameState, seats: readonly SeatSetup[], hands: Hands): Asking {
  const acting = state.over ? [] : seatsToAct(state);
  const persons = acting.filter((seat) => seats[seat]?.kind === 'person');
  const next = persons.find((seat) => seat === hands.holder) ?? persons[0] ?? null;
  const handOver = next !== null && mustChangeHands(state, seats, hands, next);
  const asked = handOver ? null : next;
  return {
    asked,
    handOverTo: handOver ? next : null,
    covered: isCovered(state, seats, hands, asked),
    waiting: acting
      .filter((seat) => seat !== asked)
      .map((seat) => ({ seat, for: seats[seat]?.kind === 'person' ? 'person' : 'bot' })),
    bot: next === null ? (acting[0] ?? null) : null,
  };
}

function mustChangeHands(
  state: GameState,
  seats: readonly SeatSetup[],
  { sharing, holder, alone }: Hands,
  next: Seat,
): boolean {
  const kind = decisionOf(state)?.kind;
  if (kind === undefined || onlyPerson(seats) !== null) return false;
  const has = isOpen(sharing) ? alone : holder;
  return next !== has && needsHandOver(sharing, kind);
}

/** Whether what is hidden stays so, because more people look than the one who is asked. */
function isCovered(
  state: GameState,
  seats: readonly SeatSetup[],
  { sharing, holder, alone }: Hands,
  asked: Seat | null,
): boolean {
  if (state.over || onlyPerson(seats) !== null) return false;
  if (!isOpen(sharing)) return asked !== null && asked !== holder;
  const kind = decisionOf(state)?.kind;
  const isPrivate = kind !== undefined && privacyOf(kind) === 'hidden';
  return !(isPrivate && asked !== null && asked === alone);
}
