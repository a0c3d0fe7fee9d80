import { callable } from '#functions/call/callable';
import { refuse } from '#functions/errors/refuse';
import { openSeat } from '#functions/match/begin';
import { changeMatch } from '#functions/match/change';
import type { MatchRecord } from '#functions/match/recordSchema';
import { removedMark } from '#functions/match/seating';
import { ownSeat, seatOf, withoutReservation, withPublicSeat } from '#functions/match/seats';
import { isMatchId, isUserId, type UserId } from '#protocol/ids';

const MAX_REMOVED = 50;

/** Lets the owner of a lobby remove a player, who cannot join it again. */
export const removePlayer = callable(
  'removePlayer',
  { matchId: isMatchId, uid: isUserId },
  async ({ matchId, uid }, caller) =>
    changeMatch(matchId, (record) => ({
      record: removeFromLobby(record, uid, caller.uid),
      answer: { matchId },
    })),
);

function removeFromLobby(record: MatchRecord, uid: UserId, owner: UserId): MatchRecord {
  ownSeat(record, owner);
  if (record.owner !== owner || uid === owner) throw refuse('notYours');
  if (record.status !== 'lobby') throw refuse('notInLobby');
  const mark = removedMark(record, uid);
  const removed = [...record.removed.filter((it) => it !== mark), mark].slice(-MAX_REMOVED);
  const seat = seatOf(record, uid);
  const left = seat === null ? record : withPublicSeat(record, seat, openSeat);
  return { ...withoutReservation(left, uid), removed };
}
