import { isSameJson, parseAction, ROLE_NAMES } from '#engine';
import { callable } from '#functions/call/callable';
import { refuse, stale } from '#functions/errors/refuse';
import { listOf, oneOf, optional, shortText } from '#functions/input/shape';
import { changeMatch } from '#functions/match/change';
import { seatsOutOfTime } from '#functions/match/clock';
import { isForPhaseOf } from '#functions/match/orders';
import type { MatchRecord } from '#functions/match/recordSchema';
import { settle } from '#functions/match/referee';
import { actingSeatsOf, ownSeat, withSeat } from '#functions/match/seats';
import { count } from '#protocol/documents';
import { isMatchId, type UserId } from '#protocol/ids';
import { MAX_ORDERED_ACTIONS, MAX_ORDERED_ROLES } from '#protocol/limits';
import type { Orders } from '#protocol/match';

/** Stores orders for the current phase, so that the others need not wait for the caller. */
export const setOrders = callable(
  'setOrders',
  {
    matchId: isMatchId,
    round: count,
    role: oneOf(ROLE_NAMES),
    actions: listOf(shortText, 0, MAX_ORDERED_ACTIONS),
    roles: optional(listOf(oneOf(ROLE_NAMES), 0, MAX_ORDERED_ROLES)),
  },
  async ({ matchId, round, role, actions, roles = [] }, { uid, now }) => {
    if (actions.some((wish) => parseAction(wish) === null)) throw refuse('malformed');
    return changeMatch(matchId, (record) => ({
      record: withOrders(record, uid, { round, role, actions, roles }, now),
      answer: { matchId },
    }));
  },
);

function withOrders(record: MatchRecord, uid: UserId, given: Orders, now: number): MatchRecord {
  const seat = ownSeat(record, uid);
  const { state } = record;
  if (record.status !== 'running' || state === null) throw refuse('notRunning');
  if (record.seats[seat]?.public.left !== null) throw refuse('seatLeft');
  // Past the deadline only the clock writes: conflicts with orders would keep it from doing so.
  if (seatsOutOfTime(record, now).includes(seat)) throw refuse('timeUp');
  if (!isForPhaseOf(given, state)) throw stale(record.version);
  const isEmpty = given.actions.length === 0 && given.roles?.length === 0;
  const wanted = isEmpty ? null : given;
  if (isSameJson(record.seats[seat]?.orders, wanted)) return record;
  const ordered = withSeat(record, seat, { orders: wanted });
  return actingSeatsOf(record).includes(seat) ? settle(ordered, [], now) : ordered;
}
