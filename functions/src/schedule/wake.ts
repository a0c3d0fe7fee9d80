import { timeOut } from '#functions/match/absence';
import { botToAct } from '#functions/match/bots';
import {
  hasSpentAll,
  LOBBY_LIFE,
  seatsOutOfTime,
  seatsToCall,
  seatsToRemind,
} from '#functions/match/clock';
import type { MatchRecord } from '#functions/match/recordSchema';
import { settle } from '#functions/match/referee';
import { withClock } from '#functions/match/seats';

/** Does everything due in a match. It depends only on the record, so repeating it is harmless. */
export function wake(record: MatchRecord, now: number): MatchRecord {
  if (record.status === 'lobby') {
    const isOld = now >= record.createdAt + LOBBY_LIFE;
    if (isOld) return { ...record, status: 'cancelled', updatedAt: now };
    const isListDue = record.listDueAt !== null && now >= record.listDueAt;
    return isListDue ? { ...record, listDueAt: null } : record;
  }
  if (record.status !== 'running') return record;
  const late = seatsOutOfTime(record, now);
  const toTell = [...seatsToCall(record, now), ...seatsToRemind(record, now)];
  const isDue = late.length + toTell.length > 0;
  if (!isDue && botToAct(record) === undefined) return record;
  const replaced = late.reduce<MatchRecord>(
    (it, seat) => timeOut(it, seat, hasSpentAll(record, seat, now)),
    record,
  );
  // Seats that timed out count as having acted, so their next turn has the whole time.
  return remind(callPlayers(settle(replaced, late, now), now), now);
}

const callPlayers = (record: MatchRecord, now: number): MatchRecord =>
  seatsToCall(record, now).reduce(
    (it, seat) => withClock(it, seat, { presence: 'called' }),
    record,
  );

const remind = (record: MatchRecord, now: number): MatchRecord =>
  seatsToRemind(record, now).reduce((it, seat) => withClock(it, seat, { reminded: true }), record);
