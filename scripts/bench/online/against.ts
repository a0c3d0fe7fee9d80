import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UserError } from '#scripts/lib/cli.mjs';
import { root } from '#scripts/lib/paths';
import type { Environment } from '#scripts/lib/processes';
import { bundled } from '#scripts/lib/refereeBundle';
import { treeOf } from '#scripts/lib/tree';
import { result, say } from './report';

/** How a commit measured itself is part of what is measured: its own bench drives its own referee. */
const OWN_BENCH = ['scripts/bench/online', '__tests__/emulator/support'];

/**
 * Both take turns so often; one run of one would tell more of the machine than of the code. The emulator
 * gets faster with use, so the order changes.
 */
const ROUNDS = 4;

export interface Load {
  readonly matches: number;
  readonly seconds: number;
}

/** Moves per second over many matches: the present referee against a commit's, in one run. */
export async function against(commit: string, load: Load, env: Environment): Promise<number> {
  const [present, past] = [[] as number[], [] as number[]];
  const then = treeOf(commit, OWN_BENCH);
  const turns = [
    { name: 'present', program: await throughputIn('present', root, load), speeds: present },
    { name: 'past', program: await throughputIn(`of-${commit}`, then, load), speeds: past },
  ];
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, program, speeds } of turns) {
      speeds.push(await movesPerSecond(program, env, `demo-${name}-${round}`));
    }
    turns.reverse();
  }
  const ratio = sum(present) / sum(past);
  say(`\nAgainst ${commit}, ${load.matches} matches at once, in turns`);
  result('moves per second now', present.map((it) => it.toFixed(0)).join(', '));
  result('moves per second then', past.map((it) => it.toFixed(0)).join(', '));
  result('ratio', ratio.toFixed(2), { text: '≥ 0.9', isMet: ratio >= 0.9 });
  return ratio;
}

const sum = (values: readonly number[]) => values.reduce((all, it) => all + it, 0);

const throughputIn = (name: string, resolveDir: string, { matches, seconds }: Load) =>
  bundled(`throughput-${name}`, {
    stdin: {
      contents: `
        import { throughput } from './scripts/bench/online/throughput';
        throughput(${matches}, ${seconds}).then(() => process.exit(0), (error) => {
          console.error(error);
          process.exit(1);
        });`,
      resolveDir,
      loader: 'ts',
    },
  });

/** Every commit's bench says it in the same words. */
async function movesPerSecond(program: string, env: Environment, project: string) {
  const { stdout } = await promisify(execFile)(process.execPath, [program], {
    env: { ...process.env, ...env, GCLOUD_PROJECT: project },
  });
  const [, found] = /moves per second\s+(\d+)/.exec(stdout) ?? [];
  if (found === undefined) throw new UserError(`a measurement said nothing: ${stdout}`);
  return Number(found);
}
