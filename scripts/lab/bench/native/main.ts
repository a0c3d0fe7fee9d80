import { statSync } from 'node:fs';
import { type Milestone, prepareHermes } from '#native-host/hermes/run';
import type { Os } from '#native-host/host/device';
import { bundlesOf, exportApp } from '#scripts/build/web/export';
import { percentile } from '#scripts/lab/bench/online/report';
import { parseOptions, runMain, UserError } from '#scripts/lib/cli.mjs';

const TARGETS = { homeMs: 600, tableMs: 1000, megabytes: 6 } as const;
const FULL_STARTS = 7;
const QUICK_STARTS = 3;
const SYSTEMS: readonly Os[] = ['ios', 'android'];
const SEED = 11;

function reachedAt(run: readonly Milestone[], what: string): number {
  const found = run.find((one) => one.what === what);
  if (found === undefined) throw new UserError(`the app never came to "${what}" on Hermes`);
  return found.ms;
}

async function prepared(os: Os, plays: boolean) {
  const play = await prepareHermes(os, { seed: SEED, plays });
  if (play === null) throw new UserError('there is no Hermes for this machine');
  return play;
}

async function starts(os: Os, count: number) {
  const start = await prepared(os, false);
  const runs: Milestone[][] = [];
  for (let at = 0; at < count; at++) runs.push(await start());
  const median = (what: string) =>
    percentile(
      runs.map((run) => reachedAt(run, what)),
      0.5,
    );
  return { homeMs: median('home'), tableMs: median('game') };
}

/** Size of the Hermes bytecode in a store's package. */
async function megabytes(os: Os): Promise<number> {
  await exportApp(os);
  const bytes = bundlesOf(os).map((bundle) => statSync(bundle).size);
  return bytes.reduce((sum, size) => sum + size, 0) / 1_000_000;
}

await runMain(async () => {
  const { quick } = parseOptions({ quick: { type: 'boolean', default: false } });
  const measured: Record<string, number> = {};
  const table: Record<string, { measured: number; wanted: string }> = {};
  const note = (key: string, name: string, value: number, wanted: string) => {
    measured[key] = Math.round(value * 100) / 100;
    table[name] = { measured: measured[key], wanted };
  };
  for (const os of SYSTEMS) {
    const { homeMs, tableMs } = await starts(os, quick ? QUICK_STARTS : FULL_STARTS);
    note(`${os}HomeMs`, `${os}: start to home, ms`, homeMs, `≤ ${TARGETS.homeMs}`);
    note(`${os}TableMs`, `${os}: start to table, ms`, tableMs, `≤ ${TARGETS.tableMs}`);
    note(`${os}Mb`, `${os}: bundle, MB`, await megabytes(os), `≤ ${TARGETS.megabytes}`);
  }
  if (!quick) {
    const play = await prepared('ios', true);
    const run = await play();
    const seconds = (reachedAt(run, 'end') - reachedAt(run, 'game')) / 1000;
    note('gameS', 'ios: a whole game by touch, s', seconds, '');
  }
  console.log('The native bundles on the Hermes of 2022 that runs here, slower than a phone’s:');
  console.table(table);
  console.log(JSON.stringify(measured));
  return 0;
});
