import type { Seat } from '../../../src/engine';
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
import { type MatchRecord, seatOf, withSeat } from '../match/record';

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
    return changeMatch(id, (record) => ({
      record: join(record, uid, name, code, now),
      answer: { matchId: id },
    }));
  },
);

async function invitedTo(code: InviteCode): Promise<MatchId> {
  const invite = await at.invite(code).get();
  if (!invite.exists) throw no('noSuchMatch');
  return (invite.data() as InviteDoc).matchId;
}

function join(
  record: MatchRecord,
  uid: UserId,
  name: string,
  code: InviteCode | undefined,
  now: number,
): MatchRecord {
  if (seatOf(record, uid) !== null) return record;
  if (!record.isPublic && code !== record.code) throw no('noSuchMatch');
  if (record.status !== 'lobby') throw no('notInLobby');
  const seat = record.seats.findIndex(({ kind }) => kind === 'open');
  if (seat < 0) throw no('full');
  return { ...withSeat(record, seat as Seat, { kind: 'person', uid, name }), updatedAt: now };
}
