import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { UserError } from '#scripts/lib/cli.mjs';
import { root } from '#scripts/lib/paths';
import type { Environment } from '#scripts/lib/processes';
import { bundled } from '#scripts/lib/refereeBundle';
import { treeOf } from '#scripts/lib/tree';
import { result, say } from './report';

/** The folder of this benchmark, now and in older commits. */
const BENCH_FOLDERS = ['scripts/lab/bench/online', 'scripts/bench/online'] as const;

/**
 * Number of turns of both. A single run would say more about the machine than about the code. The
 * order alternates, because the emulator gets faster with use.
 */
const ROUNDS = 4;

export interface Load {
  readonly matches: number;
  readonly seconds: number;
}

/** Moves per second over many matches: the present referee against a commit's, in one run. */
export async function against(commit: string, load: Load, env: Environment): Promise<number> {
  const present: number[] = [];
  const past: number[] = [];
  const [todaysBench] = BENCH_FOLDERS;
  const pastBench = benchFolderOf(commit);
  // A commit's referee is measured by the commit's own benchmark.
  const pastTree = treeOf(commit, [pastBench, '__tests__/emulator/support']);
  const turns = [
    {
      name: 'present',
      program: await throughputIn('present', root, todaysBench, load),
      speeds: present,
    },
    {
      name: 'past',
      program: await throughputIn(`of-${commit}`, pastTree, pastBench, load),
      speeds: past,
    },
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

function benchFolderOf(commit: string): string {
  const isThere = (folder: string) =>
    spawnSync('git', ['cat-file', '-e', `${commit}:${folder}`], { cwd: root }).status === 0;
  const found = BENCH_FOLDERS.find(isThere);
  if (found === undefined) throw new UserError(`${commit} has no benchmark of online play`);
  return found;
}

const throughputIn = (
  name: string,
  resolveDir: string,
  bench: string,
  { matches, seconds }: Load,
) =>
  bundled(`throughput-${name}`, {
    stdin: {
      contents: `
        import { throughput } from './${bench}/throughput';
        throughput(${matches}, ${seconds}).then(() => process.exit(0), (error) => {
          console.error(error);
          process.exit(1);
        });`,
      resolveDir,
      loader: 'ts',
    },
  });

/** The benchmarks of all commits print the same words. */
async function movesPerSecond(program: string, env: Environment, project: string) {
  const { stdout } = await promisify(execFile)(process.execPath, [program], {
    env: { ...process.env, ...env, GCLOUD_PROJECT: project },
  });
  const [, found] = /moves per second\s+(\d+)/.exec(stdout) ?? [];
  if (found === undefined) throw new UserError(`a measurement said nothing: ${stdout}`);
  return Number(found);
}
