import type { Seat } from '#engine';
import { refuse } from '#functions/errors/refuse';
import type { UserId } from '#protocol/ids';
import { distinctName } from './names';
import { idFor } from './random';
import type { MatchRecord, SeatRecord } from './recordSchema';
import { publicSeats, seatEntries, seatOf, withPublicSeat } from './seats';

/**
 * Takes the lobby seat reserved for this user, or else the first free one. A user who already has a
 * seat keeps it. `updatedAt` stays, so that joining does not move a lobby up in the lists.
 */
export function takeFreeSeat(record: MatchRecord, uid: UserId, name: string): MatchRecord {
  if (seatOf(record, uid) !== null) return record;
  if (record.status !== 'lobby') throw refuse('notInLobby');
  if (wasRemoved(record, uid)) throw refuse('removed');
  const seat = freeSeatFor(record, uid) ?? freeSeatFor(record, null);
  if (seat === undefined) throw refuse('full');
  const others = publicSeats(record).flatMap((it) => (it.kind === 'person' ? [it.name] : []));
  return withPublicSeat(record, seat, { kind: 'person', uid, name: distinctName(name, others) });
}

/** A hash in place of the removed user's id, so that no record names a deleted account. */
export const removedMark = ({ id }: MatchRecord, uid: UserId) => idFor('removed', id, uid);

const wasRemoved = (record: MatchRecord, uid: UserId): boolean =>
  record.removed.includes(removedMark(record, uid));

function freeSeatFor(record: MatchRecord, reservedFor: UserId | null): Seat | undefined {
  const isFree = ({ public: { kind }, reserved }: SeatRecord) =>
    kind === 'open' && reserved === reservedFor;
  return seatEntries(record).find(([, it]) => isFree(it))?.[0];
}
