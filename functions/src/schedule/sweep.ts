import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { isBusy } from '#functions/errors/refuse';
import { matchIdOf, refs } from '#functions/firestore/database';
import { bucketsOf } from '#functions/match/buckets';
import { changeMatch } from '#functions/match/change';
import type { MatchId } from '#protocol/ids';
import { err, ok, type Result } from '#protocol/result';
import { wake } from './wake';
import { backOff } from './wakeFailure';

const PAGE = 200;
const IN_PARALLEL = 20;

/** The part of all matches that one scheduled job serves. */
export interface Shard {
  readonly shard: number;
  readonly of: number;
}
const EVERYTHING: Shard = { shard: 0, of: 1 };

export interface Woken {
  readonly examined: number;
  readonly failed: readonly { readonly id: string; readonly error: unknown }[];
}

/**
 * Wakes every match of a shard in which something is due: messages, reminders, time-outs, bots or
 * old lobbies. A match that fails is retried later and does not block the others.
 */
export async function wakeMatches(now: number, shard: Shard = EVERYTHING): Promise<Woken> {
  return sweep(dueIn(shard, now), now);
}

/** Wakes matches of all shards that are overdue by `lateness`. */
export async function wakeOverdue(now: number, lateness: number): Promise<Woken> {
  return sweep(refs.matches().where('wakeAt', '<=', now - lateness), now);
}

function dueIn({ shard, of }: Shard, now: number): Query {
  const due = refs.matches().where('wakeAt', '<=', now);
  return of === 1 ? due : due.where('shard', 'in', bucketsOf(shard, of));
}

async function sweep(due: Query, now: number): Promise<Woken> {
  const pages = due.orderBy('wakeAt').select('wakeAt').limit(PAGE);
  const failed: { id: string; error: unknown }[] = [];
  let examined = 0;
  for (let last: QueryDocumentSnapshot | undefined; ; ) {
    const { docs } = await (last === undefined ? pages : pages.startAfter(last)).get();
    last = docs.at(-1);
    if (last === undefined) return { examined, failed };
    examined += docs.length;
    await forEachInParallel(docs, async (doc) => {
      const woken = await tryWake(matchIdOf(doc.id), now);
      if (!woken.ok) failed.push({ id: doc.id, error: woken.error });
    });
  }
}

/** Runs `work` for all items, with a fixed number of workers in parallel. */
async function forEachInParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
) {
  const waiting = items[Symbol.iterator]();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: IN_PARALLEL }, worker));
}

/** Wakes a match; postpones it if that fails. A busy match stays due, so the next run tries again. */
async function tryWake(id: MatchId, now: number): Promise<Result<void, unknown>> {
  try {
    return ok(await wakeMatch(id, now));
  } catch (error) {
    if (!isBusy(error)) await backOff(id, error, now);
    return err(error);
  }
}

/** Does everything that is due in a match. */
export const wakeMatch = (id: MatchId, now: number) =>
  changeMatch(id, (record) => ({ record: wake(record, now), answer: undefined }));
