import { database, refs } from '#functions/firestore/database';
import { atMost, median, milliseconds, percentile, result, say } from './report';
import { ask, nextMove, openMatch } from './table';

/** A transaction that reads and writes as much as a move, without any computation. */
async function bareTransaction(record: object, match: object): Promise<void> {
  const [secret, open] = [database().doc('bare/record'), database().doc('bare/match')];
  await database().runTransaction(async (transaction) => {
    await transaction.get(secret);
    transaction.set(secret, record);
    transaction.set(open, match);
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Compares a move with a bare transaction of the same size, taking turns. */
export async function latency(moves: number): Promise<number> {
  const matchId = await openMatch(4);
  const submitted: number[] = [];
  const bare: number[] = [];
  for (let move = 0; move < moves; move++) {
    const next = await nextMove(matchId);
    if (next === null) break;
    submitted.push(await timed(() => ask('submitAction', next.uid, next.payload)));
    const record = (await refs.record(matchId).get()).data() ?? {};
    const match = (await refs.match(matchId).get()).data() ?? {};
    bare.push(await timed(() => bareTransaction(record, match)));
  }
  const ratio = median(submitted) / median(bare);
  say(`\nLatency, ${submitted.length} moves of a 4-player match`);
  result('submitAction, median (95 %)', both(submitted));
  result('bare transaction of the same size, median (95 %)', both(bare));
  atMost('ratio', ratio, 1.5);
  return ratio;
}

const both = (values: readonly number[]) =>
  `${milliseconds(median(values))} (${milliseconds(percentile(values, 0.95))})`;
