import { nextInt, seedRandom } from '#engine';
import { parseOptions, runMain } from '#scripts/lib/cli.mjs';
import { dayOf, MOVES_BY_HOUR, peak } from './load';

/** Measured with `npm run bench:online`, per move unless noted. */
const MEASURED = {
  writes: 2.12,
  pushes: 0.75,
  pushWrites: 1,
  /** An upper bound: no read is needed if the same instance made the move before. */
  readsOfReferee: 1,
  readsPerPush: 4,
  readsOfPhones: 4,
  /** CPU milliseconds of a call, without bots. */
  callMilliseconds: 4,
  /** Matches that one shard of the clock serves per minute. */
  servedPerShard: 1740,
};
const RANGE = 0x4000_0000;

await runMain(async () => {
  const options = parseOptions({
    matches: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: 'a day' },
  });
  const matches = Number(options.matches);
  const state = seedRandom(String(options.seed));
  const random = () => nextInt(state, RANGE) / RANGE;
  const habits = {
    movesPerDay: 18,
    reminded: 0.1,
    timedOut: 0.03,
    limit: 1440,
    hours: MOVES_BY_HOUR,
  };
  const { moves, reminders, timeOuts } = dayOf({ matches, ...habits }, random);
  const woken = reminders.map((count, minute) => count + (timeOuts[minute] ?? 0));
  const perDay = moves.reduce((sum, count) => sum + count, 0);
  const perSecond = peak(moves) / 60;
  const line = (what: string, value: number, digits = 0) =>
    console.log(
      `${what.padEnd(58)} ${value.toLocaleString('en', { maximumFractionDigits: digits })}`,
    );
  line('active matches', matches);
  line('moves a day', perDay);
  line('moves a second in the busiest minute', perSecond);
  line('writes a second then', perSecond * (MEASURED.writes + MEASURED.pushes));
  line('messages a second then', perSecond * MEASURED.pushes);
  line('processors busy with calls then', (perSecond * MEASURED.callMilliseconds) / 1000, 1);
  line('matches the clock must look at in its busiest minute', peak(woken));
  line('shards for that', Math.ceil(peak(woken) / MEASURED.servedPerShard));
  const reads =
    MEASURED.readsOfReferee + MEASURED.readsOfPhones + MEASURED.pushes * MEASURED.readsPerPush;
  line('reads a month, millions', (perDay * 30 * reads) / 1e6);
  line('writes a month, millions', (perDay * 30 * (MEASURED.writes + MEASURED.pushes)) / 1e6);
  line('invocations a month, millions (a call and a trigger)', (perDay * 30 * 2) / 1e6);
  return 0;
});
