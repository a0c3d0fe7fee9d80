import type { GameState, Seat } from '#engine';
import { openSeat } from '#functions/match/begin';
import { nothingPublished } from '#functions/match/published';
import type { MatchRecord } from '#functions/match/recordSchema';
import { settle } from '#functions/match/referee';
import {
  membersOf,
  NO_OWNER,
  publicSeats,
  seatOf,
  withoutReservation,
  withPublicSeat,
} from '#functions/match/seats';
import type { UserId } from '#protocol/ids';

/** Name of an anonymous player. It needs no translation. */
export const NOBODY = 'N. N.';

/** Removes a person from a match. In a lobby the seat becomes free; later a bot plays it. */
export function withoutPerson(record: MatchRecord, uid: UserId, now: number): MatchRecord {
  const seat = seatOf(record, uid);
  if (seat === null) return withoutReferences(record, uid);
  if (record.status === 'lobby') {
    const left = withPublicSeat(record, seat, openSeat);
    const status = membersOf(left).length === 0 ? 'cancelled' : 'lobby';
    return withoutReferences({ ...left, status, updatedAt: now }, uid);
  }
  const name = freeName(record);
  const left = record.seats[seat]?.public.left ?? 'resigned';
  const nameless = withoutReferences(withPublicSeat(record, seat, { uid: null, name, left }), uid);
  const state = nameless.state && withName(nameless.state, seat, name);
  // Published steps contain the person's name, so the next write publishes everything again.
  const republished = { ...nameless, state, published: nothingPublished };
  return record.status === 'running' ? settle(republished, [], now) : republished;
}

/** Clears the other fields that refer to the person. */
function withoutReferences(record: MatchRecord, uid: UserId): MatchRecord {
  const [next = NO_OWNER] = membersOf(record);
  const owner = record.owner === uid ? next : record.owner;
  const answered = record.answered.filter((it) => it.uid !== uid);
  return withoutReservation({ ...record, owner, answered }, uid);
}

function freeName(record: MatchRecord): string {
  const taken = publicSeats(record).map(({ name }) => name);
  let name = NOBODY;
  for (let copy = 2; taken.includes(name); copy++) name = `${NOBODY} ${copy}`;
  return name;
}

function withName(state: GameState, seat: Seat, name: string): GameState {
  const seats = state.options.seats.map((it, at) => (at === seat ? { ...it, name } : it));
  return { ...state, options: { ...state.options, seats } };
}
