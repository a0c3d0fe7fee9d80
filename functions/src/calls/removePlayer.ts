import { callable } from '#functions/call/callable';
import { no } from '#functions/errors/refuse';
import { openSeat } from '#functions/match/begin';
import { changeMatch } from '#functions/match/change';
import { type MatchRecord, ownSeat, seatOf, withSeat } from '#functions/match/record';
import { barMark } from '#functions/match/seating';
import { isMatchId, isUserId, type UserId } from '#protocol/ids';

const MOST_BARRED = 50;

/** The owner of a lobby sends somebody away, who cannot come back to it. */
export const removePlayer = callable(
  'removePlayer',
  { matchId: isMatchId, uid: isUserId },
  async ({ matchId, uid }, caller) =>
    changeMatch(matchId, (record) => ({
      record: sendAway(record, uid, caller.uid),
      answer: { matchId },
    })),
);

function sendAway(record: MatchRecord, uid: UserId, owner: UserId): MatchRecord {
  ownSeat(record, owner);
  if (record.owner !== owner || uid === owner) throw no('notYours');
  if (record.status !== 'lobby') throw no('notInLobby');
  const mark = barMark(record, uid);
  const barred = [...record.barred.filter((it) => it !== mark), mark].slice(-MOST_BARRED);
  const seat = seatOf(record, uid);
  const reserved = record.reserved.map((it) => (it === uid ? null : it));
  return { ...(seat === null ? record : withSeat(record, seat, openSeat)), reserved, barred };
}
