import { callable } from '#functions/call/callable';
import { no } from '#functions/errors/refuse';
import { oneOf } from '#functions/input/shape';
import { begin } from '#functions/match/begin';
import { changeMatch } from '#functions/match/change';
import { type MatchRecord, ownSeat } from '#functions/match/record';
import { isMatchId, type UserId } from '#protocol/ids';

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
