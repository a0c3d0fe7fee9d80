import { costOfMatch } from './cost';
import { handOvers } from './handOvers';
import { latency } from './latency';
import { say } from './report';
import { throughput } from './throughput';

const isQuick = process.env.BENCH_QUICK === '1';

async function main(): Promise<void> {
  say('Firestore emulator on this machine: compare ratios, not milliseconds.');
  await latency(isQuick ? 40 : 200);
  await costOfMatch();
  handOvers(isQuick ? 4 : 20);
  await throughput(isQuick ? 40 : 200, isQuick ? 4 : 15);
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
