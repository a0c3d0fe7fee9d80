import { callable } from '#functions/call/callable';
import { refuse } from '#functions/errors/refuse';
import { returnToSeat } from '#functions/match/absence';
import { changeMatch } from '#functions/match/change';
import { hasSpentAll } from '#functions/match/clock';
import type { MatchRecord } from '#functions/match/recordSchema';
import { settle } from '#functions/match/referee';
import { ownSeat, withPublicSeat, withSeat } from '#functions/match/seats';
import { isMatchId, type UserId } from '#protocol/ids';
import { MAX_CLAIMS } from '#protocol/limits';

/** Gives the caller's seat to a bot. */
export const resign = callable(
  'resign',
  { matchId: isMatchId },
  async ({ matchId }, { uid, now }) =>
    changeMatch(matchId, (record) => ({
      record: resignSeat(record, uid, now),
      answer: { matchId },
    })),
);

/** Takes back a seat that the caller gave up or lost by time-out. */
export const claimSeat = callable(
  'claimSeat',
  { matchId: isMatchId },
  async ({ matchId }, { uid, now }) =>
    changeMatch(matchId, (record) => ({
      record: reclaimSeat(record, uid, now),
      answer: { matchId },
    })),
);

function seatUnderWay(record: MatchRecord, uid: UserId) {
  const seat = ownSeat(record, uid);
  if (record.status !== 'running' && record.status !== 'abandoned') throw refuse('notRunning');
  return { seat, left: record.seats[seat]?.public.left ?? null };
}

function resignSeat(record: MatchRecord, uid: UserId, now: number): MatchRecord {
  const { seat, left } = seatUnderWay(record, uid);
  return left === null
    ? settle(withPublicSeat(record, seat, { left: 'resigned' }), [], now)
    : record;
}

function reclaimSeat(record: MatchRecord, uid: UserId, now: number): MatchRecord {
  const { seat, left } = seatUnderWay(record, uid);
  if (left === null) return record;
  const claims = (record.seats[seat]?.claims ?? 0) + 1;
  if (claims > MAX_CLAIMS) throw refuse('tooManyClaims');
  if (hasSpentAll(record, seat, now)) throw refuse('noTimeLeft');
  const back = returnToSeat(withPublicSeat(record, seat, { left: null }), seat);
  return settle(withSeat(back, seat, { claims }), [], now);
}
