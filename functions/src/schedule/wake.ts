import type { Seat } from '../../../src/engine';
import type { MatchId } from '../../../src/protocol/ids';
import { at } from '../database';
import { botToAct } from '../match/bots';
import { changeMatch } from '../match/change';
import { LOBBY_LIFE, seatsOutOfTime, seatsToRemind } from '../match/clock';
import { type MatchRecord, withSeat } from '../match/record';
import { settle } from '../match/referee';

const MOST_AT_ONCE = 200;
const IN_PARALLEL = 10;

export interface Woken {
  readonly looked: number;
  readonly failed: readonly { readonly id: string; readonly error: unknown }[];
}

/** Looks at every match in which something is due: reminders, time-outs, bots, old lobbies. */
export async function wakeMatches(now: number): Promise<Woken> {
  const due = at.matches().where('wakeAt', '<=', now).orderBy('wakeAt').limit(MOST_AT_ONCE);
  const ids = (await due.select().get()).docs.map(({ id }) => id as MatchId);
  const failed: { id: string; error: unknown }[] = [];
  for (let first = 0; first < ids.length; first += IN_PARALLEL) {
    await Promise.all(
      ids
        .slice(first, first + IN_PARALLEL)
        .map((id) => wakeMatch(id, now).catch((error: unknown) => failed.push({ id, error }))),
    );
  }
  return { looked: ids.length, failed };
}

const wakeMatch = (id: MatchId, now: number) =>
  changeMatch(id, (record) => ({ record: wake(record, now), answer: undefined }));

/** What is due is decided from the record anew, so being called twice does nothing more. */
export function wake(record: MatchRecord, now: number): MatchRecord {
  if (record.status === 'lobby') {
    const isOld = now >= record.createdAt + LOBBY_LIFE;
    return isOld ? { ...record, status: 'cancelled', updatedAt: now } : record;
  }
  if (record.status !== 'running') return record;
  const late = seatsOutOfTime(record, now);
  const isDue = late.length + seatsToRemind(record, now).length > 0;
  if (!isDue && botToAct(record) === undefined) return record;
  const replaced = late.reduce<MatchRecord>(
    (it, seat) => withSeat(it, seat, { left: 'timedOut' }),
    record,
  );
  return remind(settle(replaced, [], now), now);
}

function remind(record: MatchRecord, now: number): MatchRecord {
  const due = seatsToRemind(record, now);
  const reminded = record.reminded.map((done, seat) => done || due.includes(seat as Seat));
  return { ...record, reminded };
}
