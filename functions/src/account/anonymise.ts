import type { GameState, Seat } from '#engine';
import { openSeat } from '#functions/match/begin';
import { nothingPublished } from '#functions/match/published';
import { type MatchRecord, membersOf, seatOf, withSeat } from '#functions/match/record';
import { settle } from '#functions/match/referee';
import type { UserId } from '#protocol/ids';

/** Nobody in particular, in any language. */
export const NOBODY = 'N. N.';
const NOT_ANYBODY = '' as UserId;

/** The match without this person: in the lobby the seat is free again, later a bot has it. */
export function withoutPerson(record: MatchRecord, uid: UserId, now: number): MatchRecord {
  const seat = seatOf(record, uid);
  if (seat === null) return forgotten(record, uid);
  if (record.status === 'lobby') {
    const left = withSeat(record, seat, openSeat);
    const status = membersOf(left).length === 0 ? 'cancelled' : 'lobby';
    return forgotten({ ...left, status, updatedAt: now }, uid);
  }
  const name = freeName(record);
  const left = record.seats[seat]?.left ?? 'resigned';
  const nameless = forgotten(withSeat(record, seat, { uid: null, name, left }), uid);
  const state = nameless.state && withName(nameless.state, seat, name);
  // What was told before names the person, so the table is told as a whole again.
  const retold = { ...nameless, state, published: nothingPublished };
  return record.status === 'running' ? settle(retold, [], now) : retold;
}

/** Whatever else in the record names the person: who owns it, who asked for what. */
function forgotten(record: MatchRecord, uid: UserId): MatchRecord {
  const [next = NOT_ANYBODY] = membersOf(record);
  const owner = record.owner === uid ? next : record.owner;
  const answered = record.answered.filter((it) => it.uid !== uid);
  const reserved = record.reserved.map((it) => (it === uid ? null : it));
  const barred = record.barred.filter((it) => it !== uid);
  return { ...record, owner, answered, reserved, barred };
}

function freeName({ seats }: MatchRecord): string {
  const taken = seats.map(({ name }) => name);
  let name = NOBODY;
  for (let copy = 2; taken.includes(name); copy++) name = `${NOBODY} ${copy}`;
  return name;
}

function withName(state: GameState, seat: Seat, name: string): GameState {
  const seats = state.options.seats.map((it, at) => (at === seat ? { ...it, name } : it));
  return { ...state, options: { ...state.options, seats } };
}
