import { type Seat, seatsToAct } from '#engine';
import { refuse } from '#functions/errors/refuse';
import type { UserId } from '#protocol/ids';
import type { MatchSeat } from '#protocol/match';
import type { MatchRecord, SeatClock, SeatRecord } from './recordSchema';

/** Owner of a match without members. */
export const NO_OWNER = '' as UserId;

/** Seats with their engine seat numbers. */
export const seatEntries = ({ seats }: MatchRecord) =>
  // No match has more than five seats.
  seats.map((it, seat) => [seat as Seat, it] as const);

export const publicSeats = ({ seats }: Pick<MatchRecord, 'seats'>): MatchSeat[] =>
  seats.map((it) => it.public);

export function seatOf(record: MatchRecord, uid: UserId): Seat | null {
  return seatEntries(record).find(([, it]) => it.public.uid === uid)?.[0] ?? null;
}

/** The caller's seat; throws if there is none. Only members learn that a private match exists. */
export function ownSeat(record: MatchRecord, uid: UserId): Seat {
  const seat = seatOf(record, uid);
  if (seat === null) throw refuse(record.isPublic ? 'notYours' : 'noSuchMatch');
  return seat;
}

export const membersOf = (record: Pick<MatchRecord, 'seats'>): UserId[] =>
  publicSeats(record).flatMap(({ uid }) => (uid === null ? [] : [uid]));

export function actingSeatsOf({ status, state }: MatchRecord): Seat[] {
  return status === 'running' && state !== null ? seatsToAct(state) : [];
}

/** Whether a person holds the seat. */
export const isPlayedByPerson = ({ kind, left }: MatchSeat): boolean =>
  kind === 'person' && left === null;

/** Whether the seat's person decides now. A stand-in may decide even if a person holds the seat. */
export const personDecides = (seat: SeatRecord | undefined): boolean =>
  seat !== undefined && isPlayedByPerson(seat.public) && seat.standIn === null;

export function withSeat(
  record: MatchRecord,
  seat: Seat,
  changes: Partial<SeatRecord>,
): MatchRecord {
  const seats = record.seats.map((it, index) => (index === seat ? { ...it, ...changes } : it));
  return { ...record, seats };
}

/** Releases all seats reserved for this user. */
export function withoutReservation(record: MatchRecord, uid: UserId): MatchRecord {
  const seats = record.seats.map((it) => (it.reserved === uid ? { ...it, reserved: null } : it));
  return { ...record, seats };
}

export function withPublicSeat(
  record: MatchRecord,
  seat: Seat,
  changes: Partial<MatchSeat>,
): MatchRecord {
  const before = record.seats[seat];
  return before ? withSeat(record, seat, { public: { ...before.public, ...changes } }) : record;
}

export function withClock(
  record: MatchRecord,
  seat: Seat,
  changes: Partial<SeatClock>,
): MatchRecord {
  const before = record.seats[seat];
  return before ? withSeat(record, seat, { clock: { ...before.clock, ...changes } }) : record;
}
