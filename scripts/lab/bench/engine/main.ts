import { parseOptions, runMain } from '#scripts/lib/cli.mjs';
import { hermesProgram } from '#scripts/lib/hermes';
import { commitNamed } from '#scripts/lib/tree';
import { compareAll } from './compare';
import { contestant } from './contestants';
import { costsOf } from './costs';
import { againstJson, againstTable, json, speedTable, statisticsRow, table } from './report';
import { eachShape, SHAPES } from './shapes';
import { statistics } from './statistics';

/** Sizes of the full run. V8 needs about 20 runs until its machine code is stable. */
const FULL = {
  processes: 3,
  v8: { warmUps: 30, rounds: 31 },
  hermes: { warmUps: 0, rounds: 31 },
  replays: 40,
  statistics: 10_000,
};
const QUICK = {
  processes: 1,
  v8: { warmUps: 14, rounds: 9 },
  hermes: { warmUps: 0, rounds: 3 },
  replays: 5,
  statistics: 500,
};

await runMain(async () => {
  const { quick, against } = parseOptions({
    quick: { type: 'boolean' },
    against: { type: 'string' },
  });
  const size = quick ? QUICK : FULL;
  const commits = [null, ...(against === undefined ? [] : [commitNamed(against)])];
  const contestants = await Promise.all(commits.map(contestant));
  const results = await compareAll(contestants, hermesProgram(), size);
  const costs = eachShape((shape) => costsOf(SHAPES[shape], size.replays));
  console.log('Random games, CPU time of one core; classic edition, base game and expansions:');
  speedTable(results, costs);
  if (against !== undefined) {
    console.log(
      `Against ${against}, in turns; a ratio below 1 is in favour of the present engine:`,
    );
    againstTable(results);
  }
  console.log(`What ${size.statistics.toLocaleString('en')} random games of each kind are like:`);
  table((shape) => statisticsRow(statistics(SHAPES[shape], size.statistics)));
  const compared = against === undefined ? {} : { against: againstJson(results) };
  console.log(JSON.stringify({ ...json(results, costs), ...compared }));
  return 0;
});
