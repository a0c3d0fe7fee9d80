import { parseAction, ROLES } from '../../../src/engine';
import { isMatchId, type UserId } from '../../../src/protocol/ids';
import { MAX_WISHES } from '../../../src/protocol/limits';
import type { Orders } from '../../../src/protocol/match';
import { callable } from '../call/callable';
import { no, stale } from '../call/refuse';
import { anything, isCount, listOf, oneOf } from '../input/shape';
import { changeMatch } from '../match/change';
import { actingSeatsOf, type MatchRecord, ownSeat } from '../match/record';
import { settle } from '../match/referee';

/** Answers ahead for the phase under way, so that nobody has to wait for this player. */
export const setOrders = callable(
  'setOrders',
  {
    matchId: isMatchId,
    round: isCount,
    role: oneOf(ROLES),
    wishes: listOf(anything, 0, MAX_WISHES),
  },
  async ({ matchId, round, role, wishes }, { uid, now }) => {
    if (wishes.some((wish) => parseAction(wish) === null)) throw no('malformed');
    return changeMatch(matchId, (record) => ({
      record: withOrders(record, uid, { round, role, wishes }, now),
      answer: { matchId },
    }));
  },
);

function withOrders(record: MatchRecord, uid: UserId, given: Orders, now: number): MatchRecord {
  const seat = ownSeat(record, uid);
  const { state } = record;
  if (record.status !== 'running' || state === null) throw no('notRunning');
  if (record.seats[seat]?.left !== null) throw no('seatLeft');
  if (given.round !== state.round || given.role !== state.role) throw stale(record.version);
  const wanted = given.wishes.length > 0 ? given : null;
  if (JSON.stringify(record.orders[seat] ?? null) === JSON.stringify(wanted)) return record;
  const orders = record.seats.map((_, at) => (at === seat ? wanted : (record.orders[at] ?? null)));
  const ordered = { ...record, orders };
  return actingSeatsOf(record).includes(seat) ? settle(ordered, [seat], now) : ordered;
}
