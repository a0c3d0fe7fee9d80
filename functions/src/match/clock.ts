import type { Seat } from '#engine';
import { actingSeatsOf, type MatchRecord, minuteOf, type Presence, personDecides } from './record';

const DAY = 24 * 60 * 60 * 1000;
/** A lobby that nobody starts is closed after this time. */
export const LOBBY_LIFE = 14 * DAY;

/** So long somebody who was playing when the turn came is left to see it. */
const GRACE = 60 * 1000;

const limitOf = (record: MatchRecord) => record.turnLimit * 1000;

/** A reminder comes when a quarter of the time is left, at most a day before the limit. */
const reminderLead = (record: MatchRecord) => Math.min(DAY, limitOf(record) / 4);

const earliest = (times: readonly number[]) => (times.length === 0 ? null : Math.min(...times));

interface Wait {
  readonly seat: Seat;
  readonly since: number;
}

function waits({ waitingSince }: MatchRecord): Wait[] {
  return waitingSince.flatMap((since, seat) =>
    since === null ? [] : [{ seat: seat as Seat, since }],
  );
}

/** What was left of a person's time for the whole match when the wait began. */
function leftOf({ totalTime, spent }: MatchRecord, seat: Seat): number {
  return totalTime === null ? Number.POSITIVE_INFINITY : totalTime * 1000 - (spent[seat] ?? 0);
}

/** Until when the seat is waited for: the turn's limit, or what is left of the whole time. */
const endOf = (record: MatchRecord, { seat, since }: Wait) =>
  since + Math.min(limitOf(record), leftOf(record, seat));

/** When the first of those being waited for loses the turn. */
export function deadlineOf(record: MatchRecord): number | null {
  return earliest(waits(record).map((wait) => endOf(record, wait)));
}

const remindAt = (record: MatchRecord, wait: Wait) => endOf(record, wait) - reminderLead(record);

/** When the referee has something to do by itself: a call, a reminder, a time-out, bots to go on. */
export function wakeTimeOf(record: MatchRecord): number | null {
  if (record.status === 'lobby') return record.createdAt + LOBBY_LIFE;
  if (record.status !== 'running') return null;
  const seats = actingSeatsOf(record);
  if (!seats.every((seat) => personDecides(record, seat))) return record.updatedAt;
  const times = waits(record).flatMap((wait) => [
    ...(record.presence[wait.seat] === 'here' ? [callAt(wait)] : []),
    record.reminded[wait.seat] ? endOf(record, wait) : remindAt(record, wait),
  ]);
  return earliest(times);
}

const callAt = ({ since }: Wait) => since + GRACE;

/** Whoever begins to be waited for, or has just acted, has the whole time from now on. */
export function restartClocks(
  record: MatchRecord,
  acting: readonly Seat[],
  acted: readonly Seat[],
  now: number,
): MatchRecord {
  const isWaited = (seat: number) => acting.includes(seat as Seat) && personDecides(record, seat);
  const goesOn = (seat: number) => isWaited(seat) && !acted.includes(seat as Seat);
  const before = (seat: number) => record.waitingSince[seat] ?? null;
  return {
    ...record,
    waitingSince: record.seats.map((_, seat) => {
      if (!isWaited(seat)) return null;
      return goesOn(seat) ? (before(seat) ?? now) : now;
    }),
    spent: record.seats.map((_, seat) => {
      const since = goesOn(seat) ? null : before(seat);
      return (record.spent[seat] ?? 0) + (since === null ? 0 : now - since);
    }),
    reminded: record.seats.map((_, seat) => goesOn(seat) && record.reminded[seat] === true),
    presence: record.seats.map((_, seat): Presence => {
      if (!goesOn(seat)) return null;
      if (before(seat) !== null) return record.presence[seat] ?? null;
      return isPlaying(record, seat, now) ? 'here' : null;
    }),
  };
}

/** Whoever acted in this minute or the one before is looking. */
function isPlaying({ pace }: MatchRecord, seat: number, now: number): boolean {
  const last = pace[seat]?.window;
  return last !== undefined && minuteOf(now) - last <= 1;
}

export function seatsOutOfTime(record: MatchRecord, now: number): Seat[] {
  return waits(record)
    .filter((wait) => now >= endOf(record, wait))
    .map(({ seat }) => seat);
}

/** Whether a person has used up the time for the whole match. */
export function hasSpentAll(record: MatchRecord, seat: Seat, now: number): boolean {
  const since = record.waitingSince[seat] ?? null;
  return leftOf(record, seat) <= (since === null ? 0 : now - since);
}

/** Those who were playing when the turn came, and have not gone on. */
export function seatsToCall(record: MatchRecord, now: number): Seat[] {
  return waits(record)
    .filter((wait) => now >= callAt(wait) && record.presence[wait.seat] === 'here')
    .map(({ seat }) => seat);
}

export function seatsToRemind(record: MatchRecord, now: number): Seat[] {
  return waits(record)
    .filter((wait) => now >= remindAt(record, wait) && !record.reminded[wait.seat])
    .map(({ seat }) => seat);
}
