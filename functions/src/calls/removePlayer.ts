import { isMatchId, isUserId, type UserId } from '../../../src/protocol/ids';
import { callable } from '../call/callable';
import { no } from '../call/refuse';
import { openSeat } from '../match/begin';
import { changeMatch } from '../match/change';
import { type MatchRecord, ownSeat, seatOf, withSeat } from '../match/record';
import { barMark } from '../match/seating';

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
