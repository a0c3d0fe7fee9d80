import { isMatchId, type UserId } from '../../../src/protocol/ids';
import { callable } from '../call/callable';
import { no } from '../call/refuse';
import { oneOf } from '../input/shape';
import { begin } from '../match/begin';
import { changeMatch } from '../match/change';
import { type MatchRecord, ownSeat } from '../match/record';

export const startMatch = callable(
  'startMatch',
  { matchId: isMatchId, openSeats: oneOf(['bots', 'remove'] as const) },
  async ({ matchId, openSeats }, { uid, now }) =>
    changeMatch(matchId, (record) => ({
      record: mayStart(record, uid) ? begin(record, openSeats, now) : record,
      answer: { matchId },
    })),
);

/** The owner may start at any time, everybody once all seats are taken. False: it has begun. */
function mayStart(record: MatchRecord, uid: UserId): boolean {
  ownSeat(record, uid);
  if (record.status === 'running') return false;
  if (record.status !== 'lobby') throw no('notInLobby');
  const isFull = record.seats.every(({ kind }) => kind !== 'open');
  if (record.owner !== uid && !isFull) throw no('notYours');
  return true;
}
