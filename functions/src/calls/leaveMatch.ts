import { isMatchId, type UserId } from '../../../src/protocol/ids';
import { callable } from '../call/callable';
import { no } from '../call/refuse';
import { openSeat } from '../match/begin';
import { changeMatch } from '../match/change';
import { type MatchRecord, membersOf, ownSeat, withSeat } from '../match/record';

/** Leaves the lobby. Who leaves a running match resigns. */
export const leaveMatch = callable(
  'leaveMatch',
  { matchId: isMatchId },
  async ({ matchId }, { uid, now }) =>
    changeMatch(matchId, (record) => ({ record: leave(record, uid, now), answer: { matchId } })),
);

function leave(record: MatchRecord, uid: UserId, now: number): MatchRecord {
  const seat = ownSeat(record, uid);
  if (record.status !== 'lobby') throw no('notInLobby');
  const left = { ...withSeat(record, seat, openSeat), updatedAt: now };
  const [next] = membersOf(left);
  if (next === undefined) return { ...left, status: 'cancelled' };
  return record.owner === uid ? { ...left, owner: next } : left;
}
