import { decisionOf, type GameState, SEATS, type Seat, seatsToAct } from '#engine';
import type { SeatSetup } from '#session/seats';
import type { SessionSnapshot } from '#session/session';
import { isOpen, needsHandOver, privacyOf, type Sharing } from './sharing';

export interface NextDecision
  extends Pick<SessionSnapshot, 'asked' | 'handOverTo' | 'waiting' | 'covered'> {
  /** The bot that acts next; null while a person is asked. */
  readonly bot: Seat | null;
}

export function personSeats(seats: readonly SeatSetup[]): Seat[] {
  return SEATS.filter((seat) => seats[seat]?.kind === 'person');
}

/** Seat of the only person in a game; null if there are several or none. */
export function onlyPerson(seats: readonly SeatSetup[]): Seat | null {
  const [first = null, ...others] = personSeats(seats);
  return others.length === 0 ? first : null;
}

/** The holder of the device, and how it is shared. */
export interface DeviceState {
  readonly sharing: Sharing;
  readonly holder: Seat | null;
  /** Seat of the person who confirmed to be alone with the device, for one decision. */
  readonly alone: Seat | null;
}

/**
 * Chooses the next seat to decide on a shared device. If several may act at the same time (MA-5),
 * persons come before bots, so that they need not wait. The holder comes first, so that the device
 * changes hands less often.
 */
export function nextDecision(
  state: GameState,
  seats: readonly SeatSetup[],
  device: DeviceState,
): NextDecision {
  const acting = state.over ? [] : seatsToAct(state);
  const persons = acting.filter((seat) => seats[seat]?.kind === 'person');
  const next = persons.find((seat) => seat === device.holder) ?? persons[0] ?? null;
  const handOver = next !== null && mustHandOver(state, seats, device, next);
  const asked = handOver ? null : next;
  return {
    asked,
    handOverTo: handOver ? next : null,
    covered: isCovered(state, seats, device, asked),
    waiting: acting
      .filter((seat) => seat !== asked)
      .map((seat) => ({ seat, for: seats[seat]?.kind === 'person' ? 'person' : 'bot' })),
    bot: next === null ? (acting[0] ?? null) : null,
  };
}

function mustHandOver(
  state: GameState,
  seats: readonly SeatSetup[],
  { sharing, holder, alone }: DeviceState,
  next: Seat,
): boolean {
  const kind = decisionOf(state)?.kind;
  if (kind === undefined || onlyPerson(seats) !== null) return false;
  const inCharge = isOpen(sharing) ? alone : holder;
  return next !== inCharge && needsHandOver(sharing, kind);
}

/** Whether hidden information is covered because other players see the screen. */
function isCovered(
  state: GameState,
  seats: readonly SeatSetup[],
  { sharing, holder, alone }: DeviceState,
  asked: Seat | null,
): boolean {
  if (state.over || onlyPerson(seats) !== null) return false;
  if (!isOpen(sharing)) return asked !== null && asked !== holder;
  const kind = decisionOf(state)?.kind;
  const isPrivate = kind !== undefined && privacyOf(kind) === 'hidden';
  return !(isPrivate && asked !== null && asked === alone);
}
