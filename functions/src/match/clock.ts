import type { Seat } from '#engine';
import type { MatchRecord, RateWindow, SeatClock, SeatRecord } from './recordSchema';
import { actingSeatsOf, personDecides, seatEntries } from './seats';

const DAY = 24 * 60 * 60 * 1000;
/** Age at which a lobby that was not started is closed. */
export const LOBBY_LIFE = 14 * DAY;

/** Delay before the push message to a person who was active when their turn came. */
const GRACE = 60 * 1000;

const limitOf = (record: MatchRecord) => record.turnLimit * 1000;

/** A reminder is sent when a quarter of the time is left, but at most a day before the limit. */
const reminderLead = (record: MatchRecord) => Math.min(DAY, limitOf(record) / 4);

const earliest = (times: readonly number[]) => (times.length === 0 ? null : Math.min(...times));

interface Wait {
  readonly seat: Seat;
  readonly since: number;
  readonly clock: SeatClock;
}

function waits(record: MatchRecord): Wait[] {
  return seatEntries(record).flatMap(([seat, { clock }]) =>
    clock.waitingSince === null ? [] : [{ seat, since: clock.waitingSince, clock }],
  );
}

/** Remaining time for the whole match at the start of the wait. */
const leftOf = ({ totalTime }: MatchRecord, { spent }: SeatClock): number =>
  totalTime === null ? Number.POSITIVE_INFINITY : totalTime * 1000 - spent;

/** The end of a wait: the turn's limit, or the end of the time for the whole match. */
const endOf = (record: MatchRecord, { since, clock }: Wait) =>
  since + Math.min(limitOf(record), leftOf(record, clock));

/** The time at which the next person times out. */
export function deadlineOf(record: MatchRecord): number | null {
  return earliest(waits(record).map((wait) => endOf(record, wait)));
}

const remindAt = (record: MatchRecord, wait: Wait) => endOf(record, wait) - reminderLead(record);

/** The time of the next message, reminder or time-out, or of bots that must continue. */
export function wakeTimeOf(record: MatchRecord): number | null {
  if (record.status === 'lobby') return record.listDueAt ?? record.createdAt + LOBBY_LIFE;
  if (record.status !== 'running') return null;
  const acting = actingSeatsOf(record);
  if (!acting.every((seat) => personDecides(record.seats[seat]))) return record.updatedAt;
  const times = waits(record).flatMap((wait) => [
    ...(wait.clock.presence === 'here' ? [callAt(wait)] : []),
    wait.clock.reminded ? endOf(record, wait) : remindAt(record, wait),
  ]);
  return earliest(times);
}

const callAt = ({ since }: Wait) => since + GRACE;

/** Restarts the clocks of people whose turn begins and of people who have just acted. */
export function restartClocks(
  record: MatchRecord,
  acting: readonly Seat[],
  acted: readonly Seat[],
  now: number,
): MatchRecord {
  const seats = seatEntries(record).map(([seat, it]) => {
    const isWaited = acting.includes(seat) && personDecides(it);
    return { ...it, clock: nextClock(it, isWaited, acted.includes(seat), now) };
  });
  return { ...record, seats };
}

function nextClock(
  { clock, rate }: SeatRecord,
  isWaited: boolean,
  hasActed: boolean,
  now: number,
): SeatClock {
  const { waitingSince: since, spent, missed, reminded } = clock;
  if (isWaited && !hasActed) {
    if (since !== null) return clock;
    const isHere = wasActive(rate, now);
    return { waitingSince: now, spent, missed, reminded, presence: isHere ? 'here' : null };
  }
  return {
    waitingSince: isWaited ? now : null,
    spent: spent + (since === null ? 0 : now - since),
    missed,
    reminded: false,
    presence: null,
  };
}

/** Number of the minute since 1970, the window in which actions are counted. */
export const minuteOf = (now: number): number => Math.floor(now / 60_000);

/** Whether a person acted in this minute or the one before. */
const wasActive = (rate: RateWindow | null, now: number): boolean =>
  rate !== null && minuteOf(now) - rate.window <= 1;

export function seatsOutOfTime(record: MatchRecord, now: number): Seat[] {
  return waits(record)
    .filter((wait) => now >= endOf(record, wait))
    .map(({ seat }) => seat);
}

/** Whether a person has used up their time for the whole match. */
export function hasSpentAll(record: MatchRecord, seat: Seat, now: number): boolean {
  const clock = record.seats[seat]?.clock;
  if (clock === undefined) return false;
  const { waitingSince: since } = clock;
  return leftOf(record, clock) <= (since === null ? 0 : now - since);
}

/** Seats whose person was active when the turn came but has not acted since. */
export function seatsToCall(record: MatchRecord, now: number): Seat[] {
  return waits(record)
    .filter((wait) => now >= callAt(wait) && wait.clock.presence === 'here')
    .map(({ seat }) => seat);
}

export function seatsToRemind(record: MatchRecord, now: number): Seat[] {
  return waits(record)
    .filter((wait) => now >= remindAt(record, wait) && !wait.clock.reminded)
    .map(({ seat }) => seat);
}
