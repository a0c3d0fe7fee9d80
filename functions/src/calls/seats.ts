import { callable } from '#functions/call/callable';
import { no } from '#functions/errors/refuse';
import { isBack } from '#functions/match/absence';
import { changeMatch } from '#functions/match/change';
import { hasSpentAll } from '#functions/match/clock';
import { type MatchRecord, ownSeat, withSeat } from '#functions/match/record';
import { settle } from '#functions/match/referee';
import { isMatchId, type UserId } from '#protocol/ids';
import { MAX_CLAIMS } from '#protocol/limits';

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
  if (left === null) return record;
  const claims = record.claims.map((made, at) => (at === seat ? made + 1 : made));
  if ((claims[seat] ?? 0) > MAX_CLAIMS) throw no('tooManyClaims');
  if (hasSpentAll(record, seat, now)) throw no('noTimeLeft');
  const back = isBack(withSeat(record, seat, { left: null }), seat);
  return settle({ ...back, claims }, [], now);
}
