import { callable } from '#functions/call/callable';
import { no } from '#functions/errors/refuse';
import { openSeat } from '#functions/match/begin';
import { changeMatch } from '#functions/match/change';
import { type MatchRecord, membersOf, ownSeat, withSeat } from '#functions/match/record';
import { isMatchId, type UserId } from '#protocol/ids';

/** What nobody is in belongs to nobody. */
const NOBODY = '' as UserId;

/** Leaves the lobby. Who leaves a running match resigns. */
export const leaveMatch = callable(
  'leaveMatch',
  { matchId: isMatchId },
  async ({ matchId }, { uid }) =>
    changeMatch(matchId, (record) => ({ record: leave(record, uid), answer: { matchId } })),
);

function leave(record: MatchRecord, uid: UserId): MatchRecord {
  const seat = ownSeat(record, uid);
  if (record.status !== 'lobby') throw no('notInLobby');
  // A lobby does not rise in the lists because people come and go.
  const left = withSeat(record, seat, openSeat);
  const [next] = membersOf(left);
  if (next === undefined) return { ...left, status: 'cancelled', owner: NOBODY };
  return record.owner === uid ? { ...left, owner: next } : left;
}
