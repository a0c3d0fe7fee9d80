import { isMatchId, type MatchId, type UserId } from '../../../src/protocol/ids';
import type { MatchSeat } from '../../../src/protocol/match';
import { callable } from '../call/callable';
import { no } from '../call/refuse';
import { spend } from '../call/spend';
import { openSeat } from '../match/begin';
import { changeMatch } from '../match/change';
import { createRecord, findRecord } from '../match/create';
import { matchIdFor } from '../match/random';
import type { MatchRecord } from '../match/record';
import { takeFreeSeat } from '../match/seating';
import { mayOpenAnother } from './createMatch';

/** The same people at the same table once more. The first to ask opens it, the others sit down. */
export const rematch = callable(
  'rematch',
  { matchId: isMatchId },
  async ({ matchId }, { uid, now }) => {
    const old = await findRecord(matchId);
    const name = old?.seats.find((seat) => seat.uid === uid)?.name;
    if (old === null || name === undefined) throw no('noSuchMatch');
    if (old.status !== 'over') throw no('notOver');
    const id = old.rematch ?? (await open(old, uid, now));
    return changeMatch(id, (record) => ({
      record: takeFreeSeat(record, uid, name, now),
      answer: { matchId: id },
    }));
  },
);

async function open(old: MatchRecord, uid: UserId, now: number): Promise<MatchId> {
  await mayOpenAnother(uid);
  await spend(uid, 'match', now);
  const { id } = await createRecord(sameAgain(old, uid), now);
  await changeMatch(old.id, (record) => ({
    record: record.rematch === id ? record : { ...record, rematch: id, updatedAt: now },
    answer: undefined,
  }));
  return id;
}

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
