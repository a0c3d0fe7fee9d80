import { isMatchId, type UserId } from '../../../src/protocol/ids';
import { callable } from '../call/callable';
import { no } from '../call/refuse';
import { changeMatch } from '../match/change';
import { type MatchRecord, ownSeat, withSeat } from '../match/record';
import { settle } from '../match/referee';

/** Gives up the seat: from now on a bot plays it. */
export const resign = callable(
  'resign',
  { matchId: isMatchId },
  async ({ matchId }, { uid, now }) =>
    changeMatch(matchId, (record) => ({
      record: giveUp(record, uid, now),
      answer: { matchId },
    })),
);

/** Takes a seat back that was given up or lost by time. */
export const claimSeat = callable(
  'claimSeat',
  { matchId: isMatchId },
  async ({ matchId }, { uid, now }) =>
    changeMatch(matchId, (record) => ({
      record: takeBack(record, uid, now),
      answer: { matchId },
    })),
);

function seatUnderWay(record: MatchRecord, uid: UserId) {
  const seat = ownSeat(record, uid);
  if (record.status !== 'running' && record.status !== 'abandoned') throw no('notRunning');
  return { seat, left: record.seats[seat]?.left ?? null };
}

function giveUp(record: MatchRecord, uid: UserId, now: number): MatchRecord {
  const { seat, left } = seatUnderWay(record, uid);
  return left === null ? settle(withSeat(record, seat, { left: 'resigned' }), [], now) : record;
}

function takeBack(record: MatchRecord, uid: UserId, now: number): MatchRecord {
  const { seat, left } = seatUnderWay(record, uid);
  return left === null ? record : settle(withSeat(record, seat, { left: null }), [seat], now);
}
