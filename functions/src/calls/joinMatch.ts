import {
  type InviteCode,
  isInviteCode,
  isMatchId,
  type MatchId,
  type UserId,
} from '../../../src/protocol/ids';
import { MAX_NAME_LENGTH } from '../../../src/protocol/limits';
import type { InviteDoc } from '../../../src/protocol/match';
import { callable } from '../call/callable';
import { no } from '../call/refuse';
import { at } from '../database';
import { optional } from '../input/shape';
import { lineUpTo } from '../input/text';
import { changeMatch } from '../match/change';
import { type MatchRecord, seatOf } from '../match/record';
import { takeFreeSeat } from '../match/seating';

export const joinMatch = callable(
  'joinMatch',
  {
    matchId: optional(isMatchId),
    code: optional(isInviteCode),
    name: lineUpTo(MAX_NAME_LENGTH),
  },
  async ({ matchId, code, name }, { uid, now }) => {
    const id = code === undefined ? matchId : await invitedTo(code);
    if (id === undefined || (matchId !== undefined && matchId !== id)) throw no('malformed');
    return changeMatch(id, (record) => {
      mayJoin(record, uid, code);
      return { record: takeFreeSeat(record, uid, name, now), answer: { matchId: id } };
    });
  },
);

async function invitedTo(code: InviteCode): Promise<MatchId> {
  const invite = await at.invite(code).get();
  if (!invite.exists) throw no('noSuchMatch');
  return (invite.data() as InviteDoc).matchId;
}

/** A private match is open to those who know its code, and to those who are in it already. */
function mayJoin(record: MatchRecord, uid: UserId, code: InviteCode | undefined): void {
  const isKnown = record.isPublic || code === record.code || seatOf(record, uid) !== null;
  if (!isKnown) throw no('noSuchMatch');
}
