import type { Seat } from '../../../src/engine';
import { actingSeatsOf, isPlayedByPerson, type MatchRecord } from './record';

const DAY = 24 * 60 * 60 * 1000;
/** A lobby that nobody starts is closed after this time. */
export const LOBBY_LIFE = 14 * DAY;

const limitOf = (record: MatchRecord) => record.turnLimit * 1000;

/** A reminder comes when a quarter of the time is left, at most a day before the limit. */
const reminderLead = (record: MatchRecord) => Math.min(DAY, limitOf(record) / 4);

const earliest = (times: readonly number[]) => (times.length === 0 ? null : Math.min(...times));

function waits({ waitingSince }: MatchRecord): { seat: Seat; since: number }[] {
  return waitingSince.flatMap((since, seat) =>
    since === null ? [] : [{ seat: seat as Seat, since }],
  );
}

/** When the first of those being waited for loses the turn. */
export function deadlineOf(record: MatchRecord): number | null {
  return earliest(waits(record).map(({ since }) => since + limitOf(record)));
}

/** When the referee has something to do by itself: a reminder, a time-out, or bots to go on. */
export function wakeTimeOf(record: MatchRecord): number | null {
  if (record.status === 'lobby') return record.createdAt + LOBBY_LIFE;
  if (record.status !== 'running') return null;
  const seats = actingSeatsOf(record);
  if (!seats.every((seat) => isPlayedByPerson(record.seats[seat]))) return record.updatedAt;
  const times = waits(record).map(({ seat, since }) => {
    const deadline = since + limitOf(record);
    return record.reminded[seat] ? deadline : deadline - reminderLead(record);
  });
  return earliest(times);
}

/** Whoever begins to be waited for, or has just acted, has the whole time from now on. */
export function restartClocks(
  record: MatchRecord,
  acting: readonly Seat[],
  acted: readonly Seat[],
  now: number,
): MatchRecord {
  const isWaited = (seat: number) =>
    acting.includes(seat as Seat) && isPlayedByPerson(record.seats[seat]);
  const goesOn = (seat: number) => isWaited(seat) && !acted.includes(seat as Seat);
  return {
    ...record,
    waitingSince: record.seats.map((_, seat) => {
      if (!isWaited(seat)) return null;
      return goesOn(seat) ? (record.waitingSince[seat] ?? now) : now;
    }),
    reminded: record.seats.map((_, seat) => goesOn(seat) && record.reminded[seat] === true),
  };
}

export function seatsOutOfTime(record: MatchRecord, now: number): Seat[] {
  return waits(record)
    .filter(({ since }) => now >= since + limitOf(record))
    .map(({ seat }) => seat);
}

export function seatsToRemind(record: MatchRecord, now: number): Seat[] {
  const isDue = (since: number) => now >= since + limitOf(record) - reminderLead(record);
  return waits(record)
    .filter(({ seat, since }) => isDue(since) && !record.reminded[seat])
    .map(({ seat }) => seat);
}
