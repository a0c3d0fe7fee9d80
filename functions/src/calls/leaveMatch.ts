import { withdrawInvitations } from '#functions/account/invitations';
import { callable } from '#functions/call/callable';
import { refuse } from '#functions/errors/refuse';
import { openSeat } from '#functions/match/begin';
import { changeMatch } from '#functions/match/change';
import type { MatchRecord } from '#functions/match/recordSchema';
import { membersOf, NO_OWNER, ownSeat, withPublicSeat } from '#functions/match/seats';
import { isMatchId, type UserId } from '#protocol/ids';

/** Leaves the lobby. A player of a running match resigns instead. */
export const leaveMatch = callable(
  'leaveMatch',
  { matchId: isMatchId },
  async ({ matchId }, { uid }) => {
    await changeMatch(matchId, (record) => ({ record: leave(record, uid), answer: undefined }));
    await withdrawInvitations(uid, matchId);
    return { matchId };
  },
);

function leave(record: MatchRecord, uid: UserId): MatchRecord {
  const seat = ownSeat(record, uid);
  if (record.status !== 'lobby') throw refuse('notInLobby');
  // `updatedAt` stays, so that leaving and joining does not move a lobby up in the lists.
  const left = withPublicSeat(record, seat, openSeat);
  const [next] = membersOf(left);
  if (next === undefined) return { ...left, status: 'cancelled', owner: NO_OWNER };
  return record.owner === uid ? { ...left, owner: next } : left;
}
