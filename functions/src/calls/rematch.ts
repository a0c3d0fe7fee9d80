import { callable } from '#functions/call/callable';
import { reserveSeat } from '#functions/call/openSeats';
import { no } from '#functions/errors/refuse';
import { newMatchRules } from '#functions/input/rules';
import { openSeat } from '#functions/match/begin';
import { changeMatch } from '#functions/match/change';
import { createRecord, findRecord, type NewMatch } from '#functions/match/create';
import { matchIdFor } from '#functions/match/random';
import type { MatchRecord } from '#functions/match/record';
import { takeFreeSeat } from '#functions/match/seating';
import { sitTogether } from '#functions/match/together';
import { isMatchId, type MatchId, type UserId } from '#protocol/ids';
import type { MatchSeat } from '#protocol/match';

/** The same people at the same table once more. The first to ask opens it, the others sit down. */
export const rematch = callable(
  'rematch',
  { matchId: isMatchId },
  async ({ matchId }, { uid, now }) => {
    const old = await findRecord(matchId);
    const name = old?.seats.find((seat) => seat.uid === uid)?.name;
    if (old === null || name === undefined) throw no('noSuchMatch');
    if (old.status !== 'over') throw no('notOver');
    const id = (await openRematchOf(old)) ?? (await open(old, uid, now));
    await reserveSeat(uid, id, now);
    return sitTogether(id, uid, (record) => ({
      record: takeFreeSeat(record, uid, name),
      answer: { matchId: id },
    }));
  },
);

/** The rematch that was opened before, unless everybody left it again. */
async function openRematchOf(old: MatchRecord): Promise<MatchId | null> {
  const again = old.rematch && (await findRecord(old.rematch));
  return again && again.status !== 'cancelled' ? again.id : null;
}

async function open(old: MatchRecord, uid: UserId, now: number): Promise<MatchId> {
  const match = sameAgain(old, uid);
  await reserveSeat(uid, match.id, now);
  const { id } = await createRecord(match, now);
  await changeMatch(old.id, (record) => ({
    record: record.rematch === id ? record : { ...record, rematch: id, updatedAt: now },
    answer: undefined,
  }));
  return id;
}

/** Who asks sits down and owns it; the seats of the others are kept for them. */
function sameAgain(old: MatchRecord, uid: UserId): NewMatch {
  const { id, seats, rules, turnLimit, totalTime, isPublic } = old;
  const seatAgain = (seat: MatchSeat): MatchSeat => {
    if (seat.kind === 'bot' || seat.kind === 'puertoma') return { ...seat, name: '' };
    return seat.uid === uid ? { ...seat, left: null } : openSeat;
  };
  return {
    // One after a cancelled one is another match.
    id: matchIdFor('rematch', id, old.rematch ?? ''),
    owner: uid,
    seats: seats.map(seatAgain),
    reserved: seats.map((seat) => (seat.uid === uid ? null : seat.uid)),
    rules: newMatchRules(rules),
    turnLimit,
    totalTime,
    isPublic,
  };
}
