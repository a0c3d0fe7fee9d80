import type { Seat } from '#engine';
import { no } from '#functions/errors/refuse';
import type { UserId } from '#protocol/ids';
import { distinctName } from './names';
import { idFor } from './random';
import { type MatchRecord, seatOf, withSeat } from './record';

/**
 * Sits down on the seat of a lobby that is kept for this user, or on the first that is kept for
 * nobody; who sits there already stays. A lobby does not rise in the lists by that.
 */
export function takeFreeSeat(record: MatchRecord, uid: UserId, name: string): MatchRecord {
  if (seatOf(record, uid) !== null) return record;
  if (record.status !== 'lobby') throw no('notInLobby');
  if (isBarred(record, uid)) throw no('sentAway');
  const seat = freeSeatFor(record, uid) ?? freeSeatFor(record, null);
  if (seat === undefined) throw no('full');
  const others = record.seats.flatMap((it) => (it.kind === 'person' ? [it.name] : []));
  return withSeat(record, seat, { kind: 'person', uid, name: distinctName(name, others) });
}

/** How a lobby remembers whom it sent away: whoever deletes their account is named nowhere. */
export const barMark = ({ id }: MatchRecord, uid: UserId) => idFor('barred', id, uid);

const isBarred = (record: MatchRecord, uid: UserId): boolean =>
  record.barred.includes(barMark(record, uid));

function freeSeatFor({ seats, reserved }: MatchRecord, keptFor: UserId | null): Seat | undefined {
  const seat = seats.findIndex(
    ({ kind }, index) => kind === 'open' && (reserved[index] ?? null) === keptFor,
  );
  return seat < 0 ? undefined : (seat as Seat);
}
