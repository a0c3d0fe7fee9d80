import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { at } from '#functions/firestore/database';
import { bucketsOf } from '#functions/match/buckets';
import { changeMatch } from '#functions/match/change';
import type { MatchId } from '#protocol/ids';
import { backOff } from './trouble';
import { wake } from './wake';

const PAGE = 200;
const IN_PARALLEL = 20;

/** A part of all matches, which one run of the clock looks after. */
export interface Shard {
  readonly shard: number;
  readonly of: number;
}
const EVERYTHING: Shard = { shard: 0, of: 1 };

export interface Woken {
  readonly looked: number;
  readonly failed: readonly { readonly id: string; readonly error: unknown }[];
}

/**
 * Looks at every match of a shard in which something is due, until there is none left:
 * reminders, time-outs, bots, old lobbies. One that fails is put off and holds nobody up.
 */
export async function wakeMatches(now: number, shard: Shard = EVERYTHING): Promise<Woken> {
  return sweep(dueIn(shard, now), now);
}

/** Matches that are so late that their shard must have missed them, whatever they belong to. */
export async function wakeForgotten(now: number, lateness: number): Promise<Woken> {
  return sweep(at.matches().where('wakeAt', '<=', now - lateness), now);
}

function dueIn({ shard, of }: Shard, now: number): Query {
  const due = at.matches().where('wakeAt', '<=', now);
  return of === 1 ? due : due.where('shard', 'in', bucketsOf(shard, of));
}

async function sweep(due: Query, now: number): Promise<Woken> {
  const pages = due.orderBy('wakeAt').select('wakeAt').limit(PAGE);
  const failed: { id: string; error: unknown }[] = [];
  let looked = 0;
  for (let last: QueryDocumentSnapshot | undefined; ; ) {
    const { docs } = await (last === undefined ? pages : pages.startAfter(last)).get();
    last = docs.at(-1);
    if (last === undefined) return { looked, failed };
    looked += docs.length;
    await eachOf(docs, async (doc) => {
      const error = await wakeMatch(doc.id as MatchId, now);
      if (error !== null) failed.push({ id: doc.id, error });
    });
  }
}

/** Several at a time; the next begins when one is done. */
async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const waiting = items[Symbol.iterator]();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: IN_PARALLEL }, worker));
}

/** What went wrong, or null. */
async function wakeMatch(id: MatchId, now: number): Promise<unknown> {
  try {
    await goOn(id, now);
    return null;
  } catch (error) {
    await backOff(id, error, now);
    return error;
  }
}

/** Does what is due in a match; nothing if nothing is. */
export const goOn = (id: MatchId, now: number) =>
  changeMatch(id, (record) => ({ record: wake(record, now), answer: undefined }));
