import type { Seat } from '../../../src/engine';
import type { UserId } from '../../../src/protocol/ids';
import { no } from '../call/refuse';
import { type MatchRecord, seatOf, withSeat } from './record';

/** Sits down on the first free seat of a lobby; who sits there already stays. */
export function takeFreeSeat(
  record: MatchRecord,
  uid: UserId,
  name: string,
  now: number,
): MatchRecord {
  if (seatOf(record, uid) !== null) return record;
  if (record.status !== 'lobby') throw no('notInLobby');
  const seat = record.seats.findIndex(({ kind }) => kind === 'open');
  if (seat < 0) throw no('full');
  return { ...withSeat(record, seat as Seat, { kind: 'person', uid, name }), updatedAt: now };
}
