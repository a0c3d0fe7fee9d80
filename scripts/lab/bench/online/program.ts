import { clocks } from './clocks';
import { costOfMatch } from './cost';
import { countOperations } from './counting';
import { handOvers } from './handOvers';
import { latency } from './latency';
import { morning } from './postponed';
import { say } from './report';
import { throughput } from './throughput';

const isQuick = process.env.BENCH_QUICK === '1';

async function main(): Promise<void> {
  say('Firestore emulator on this machine: compare ratios, not milliseconds.');
  // The emulator has no indexes, so these two run first, while the database is small.
  await morning(isQuick ? 1000 : 10_000);
  await clocks(isQuick ? 200 : 1000);
  const ratio = await latency(isQuick ? 40 : 200);
  await countOperations();
  const cost = await costOfMatch('in one sitting');
  const { writesWithPushes: writesWithPushesOverDays } = await costOfMatch('over days');
  const waits = handOvers(isQuick ? 4 : 20);
  const movesPerSecond = await throughput(isQuick ? 40 : 200, isQuick ? 4 : 15);
  say(
    `\n${JSON.stringify(rounded({ ratio, ...cost, writesWithPushesOverDays, ...waits, movesPerSecond }))}`,
  );
}

const rounded = (numbers: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(numbers).map(([name, it]) => [name, Number(it.toFixed(3))]));

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
