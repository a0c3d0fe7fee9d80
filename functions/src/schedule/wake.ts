import type { Seat } from '#engine';
import { timeOut } from '#functions/match/absence';
import { botToAct } from '#functions/match/bots';
import {
  hasSpentAll,
  LOBBY_LIFE,
  seatsOutOfTime,
  seatsToCall,
  seatsToRemind,
} from '#functions/match/clock';
import type { MatchRecord } from '#functions/match/record';
import { settle } from '#functions/match/referee';

/** Decides from the record, so a second call has no further effect. */
export function wake(record: MatchRecord, now: number): MatchRecord {
  if (record.status === 'lobby') {
    const isOld = now >= record.createdAt + LOBBY_LIFE;
    return isOld ? { ...record, status: 'cancelled', updatedAt: now } : record;
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
  // A person who is asked again after a stand-in has the whole time.
  return remind(callPlayers(settle(replaced, late, now), now), now);
}

function callPlayers(record: MatchRecord, now: number): MatchRecord {
  const due = seatsToCall(record, now);
  const presence = record.presence.map((it, seat) => (due.includes(seat as Seat) ? 'called' : it));
  return { ...record, presence };
}

function remind(record: MatchRecord, now: number): MatchRecord {
  const due = seatsToRemind(record, now);
  const reminded = record.reminded.map((done, seat) => done || due.includes(seat as Seat));
  return { ...record, reminded };
}
