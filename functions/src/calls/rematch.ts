import { isMatchId, type UserId } from '../../../src/protocol/ids';
import type { MatchSeat } from '../../../src/protocol/match';
import { callable } from '../call/callable';
import { no } from '../call/refuse';
import { spend } from '../call/spend';
import { openSeat } from '../match/begin';
import { changeMatch } from '../match/change';
import { createRecord, findRecord } from '../match/create';
import { matchIdFor } from '../match/random';
import { type MatchRecord, seatOf } from '../match/record';
import { mayOpenAnother } from './createMatch';

/** The same people at the same table once more. The first to ask opens it for all of them. */
export const rematch = callable(
  'rematch',
  { matchId: isMatchId },
  async ({ matchId }, { uid, now }) => {
    const old = await findRecord(matchId);
    if (old === null || seatOf(old, uid) === null) throw no('noSuchMatch');
    if (old.status !== 'over') throw no('notOver');
    if (old.rematch !== null) return { matchId: old.rematch };
    await mayOpenAnother(uid);
    await spend(uid, 'match', now);
    const { id } = await createRecord(sameAgain(old, uid), now);
    return changeMatch(matchId, (record) => ({
      record: record.rematch === id ? record : { ...record, rematch: id, updatedAt: now },
      answer: { matchId: id },
    }));
  },
);

/** Who asks sits down and owns it; the others keep a seat each and join when they like. */
function sameAgain({ id, seats, rules, turnLimit, isPublic }: MatchRecord, uid: UserId) {
  const seatAgain = (seat: MatchSeat): MatchSeat => {
    if (seat.kind === 'bot') return { ...seat, name: '' };
    return seat.uid === uid ? { ...seat, left: null } : openSeat;
  };
  return {
    id: matchIdFor('rematch', id),
    owner: uid,
    seats: seats.map(seatAgain),
    rules,
    turnLimit,
    isPublic,
  };
}
