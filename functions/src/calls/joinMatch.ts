import { callable } from '#functions/call/callable';
import { reserveSeat } from '#functions/call/openSeats';
import { spend } from '#functions/call/spend';
import { no } from '#functions/errors/refuse';
import { optional } from '#functions/input/shape';
import { fitName, lineUpTo } from '#functions/input/text';
import { type MatchRecord, seatOf } from '#functions/match/record';
import { takeFreeSeat } from '#functions/match/seating';
import { sitTogether } from '#functions/match/together';
import { type InviteCode, isInviteCode, isMatchId, type UserId } from '#protocol/ids';
import { MAX_NAME_LENGTH } from '#protocol/limits';
import { inviteOf } from './lookUpInvite';

export const joinMatch = callable(
  'joinMatch',
  {
    matchId: optional(isMatchId),
    code: optional(isInviteCode),
    name: lineUpTo(MAX_NAME_LENGTH),
  },
  async ({ matchId, code, name }, { uid, now }) => {
    const shown = fitName(name);
    // Codes are long, and who tries many is stopped.
    if (code !== undefined) await spend(uid, 'invite', now);
    const id = code === undefined ? matchId : (await inviteOf(code)).matchId;
    if (id === undefined || (matchId !== undefined && matchId !== id)) throw no('malformed');
    await reserveSeat(uid, id, now);
    return sitTogether(id, uid, (record) => {
      mayJoin(record, uid, code);
      return { record: takeFreeSeat(record, uid, shown), answer: { matchId: id } };
    });
  },
);

/** A private match is open to those who know its code, and to those who are in it already. */
function mayJoin(record: MatchRecord, uid: UserId, code: InviteCode | undefined): void {
  const isKnown = record.isPublic || code === record.code || seatOf(record, uid) !== null;
  if (!isKnown) throw no('noSuchMatch');
}
