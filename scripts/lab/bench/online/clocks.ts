import { database, refs } from '#functions/firestore/database';
import { findRecord } from '#functions/match/create';
import { storedMatch } from '#functions/match/project';
import { writeRecord } from '#functions/match/record';
import { wakeMatches } from '#functions/schedule/sweep';
import type { MatchId } from '#protocol/ids';
import { result, say } from './report';
import { openMatch } from './table';

/** Measures how fast one shard of the clock serves matches whose time has run out. */
export async function clocks(matches: number): Promise<void> {
  const model = await openMatch(2);
  const now = Date.now() + 8 * 86_400_000;
  await copy(model, matches);
  const start = performance.now();
  const { examined, failed } = await wakeMatches(now);
  const took = (performance.now() - start) / 1000;
  say(`\nThe clock: ${examined} time-outs in one shard, a bot stands in at each`);
  result('failed', `${failed.length}`, { text: '0', isMet: failed.length === 0 });
  result('served a second', (examined / took).toFixed(0));
  const perMinute = (examined / took) * 60;
  result('shards for 10,000 a minute, here', `${Math.ceil(10_000 / perMinute)}`);
}

async function copy(model: MatchId, count: number): Promise<void> {
  const record = await findRecord(model);
  if (record === null) throw new Error('there is no match to copy');
  const writer = database().bulkWriter({ throttling: false });
  for (let index = 0; index < count; index++) {
    // 20 letters and digits, as in a match id.
    const id = `${index}`.padStart(20, 'copyOfMatch') as MatchId;
    void writer.set(refs.record(id), { ...writeRecord({ ...record, id }) });
    void writer.set(refs.match(id), storedMatch({ ...record, id }));
  }
  await writer.close();
}
