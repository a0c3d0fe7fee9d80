import { callable } from '#functions/call/callable';
import { reserveSeat } from '#functions/call/reservations';
import { refuse } from '#functions/errors/refuse';
import { newMatchRules } from '#functions/input/rules';
import { openSeat } from '#functions/match/begin';
import { changeUnlessBlocked } from '#functions/match/blocking';
import { changeMatch } from '#functions/match/change';
import { createRecord, findRecord, type NewMatch } from '#functions/match/create';
import { matchIdFor } from '#functions/match/random';
import type { MatchRecord } from '#functions/match/recordSchema';
import { takeFreeSeat } from '#functions/match/seating';
import { publicSeats } from '#functions/match/seats';
import { isMatchId, type MatchId, type UserId } from '#protocol/ids';
import type { MatchSeat } from '#protocol/match';

/** Starts a rematch with the same people. The first caller opens it; the others join it. */
export const rematch = callable(
  'rematch',
  { matchId: isMatchId },
  async ({ matchId }, { uid, now }) => {
    const old = await findRecord(matchId);
    const seat = old && publicSeats(old).find((it) => it.uid === uid);
    if (!old || !seat) throw refuse('noSuchMatch');
    if (old.status !== 'over') throw refuse('notOver');
    const id = (await openRematchOf(old)) ?? (await open(old, uid, now));
    await reserveSeat(uid, id, now);
    return changeUnlessBlocked(id, uid, (record) => ({
      record: takeFreeSeat(record, uid, seat.name),
      answer: { matchId: id },
    }));
  },
);

/** An existing rematch, unless everybody has left it. */
async function openRematchOf(old: MatchRecord): Promise<MatchId | null> {
  const again = old.rematch && (await findRecord(old.rematch));
  return again && again.status !== 'cancelled' ? again.id : null;
}

async function open(old: MatchRecord, uid: UserId, now: number): Promise<MatchId> {
  const match = rematchOf(old, uid);
  await reserveSeat(uid, match.id, now);
  const { id } = await createRecord(match, now);
  await changeMatch(old.id, (record) => ({
    record: record.rematch === id ? record : { ...record, rematch: id, updatedAt: now },
    answer: undefined,
  }));
  return id;
}

/** The new match: the caller owns it, and the other people's seats are reserved for them. */
function rematchOf(old: MatchRecord, uid: UserId): NewMatch {
  const seats = publicSeats(old);
  const { id, rules, turnLimit, totalTime, isPublic } = old;
  const seatAgain = (seat: MatchSeat): MatchSeat => {
    if (seat.kind === 'bot' || seat.kind === 'puertoma') return { ...seat, name: '' };
    return seat.uid === uid ? { ...seat, left: null } : openSeat;
  };
  return {
    // A rematch after a cancelled one needs another id.
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
