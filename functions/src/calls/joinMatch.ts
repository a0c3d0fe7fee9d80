import { callable } from '#functions/call/callable';
import { consumeQuota } from '#functions/call/quota';
import { reserveSeat } from '#functions/call/reservations';
import { refuse } from '#functions/errors/refuse';
import { optional } from '#functions/input/shape';
import { cleanName, rawName } from '#functions/input/text';
import { changeUnlessBlocked } from '#functions/match/blocking';
import type { MatchRecord } from '#functions/match/recordSchema';
import { takeFreeSeat } from '#functions/match/seating';
import { seatOf } from '#functions/match/seats';
import { type InviteCode, isInviteCode, isMatchId, type UserId } from '#protocol/ids';
import { inviteOf } from './lookUpInvite';

export const joinMatch = callable(
  'joinMatch',
  {
    matchId: optional(isMatchId),
    code: optional(isInviteCode),
    name: rawName,
  },
  async ({ matchId, code, name }, { uid, now }) => {
    const shown = cleanName(name);
    // The quota stops callers who guess codes.
    if (code !== undefined) await consumeQuota(uid, 'invite', now);
    const id = code === undefined ? matchId : (await inviteOf(code)).matchId;
    if (id === undefined || (matchId !== undefined && matchId !== id)) throw refuse('malformed');
    await reserveSeat(uid, id, now);
    return changeUnlessBlocked(id, uid, (record) => {
      if (!canFind(record, uid, code)) throw refuse('noSuchMatch');
      return { record: takeFreeSeat(record, uid, shown), answer: { matchId: id } };
    });
  },
);

/** A private match is visible only to its members and to users who know its code. */
const canFind = (record: MatchRecord, uid: UserId, code: InviteCode | undefined): boolean =>
  record.isPublic || code === record.code || seatOf(record, uid) !== null;
