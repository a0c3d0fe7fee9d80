import { spawn } from 'node:child_process';
import { startFirestore } from '#scripts/dev/emulators/firestore';
import { ensureDependencies } from '#scripts/dev/setup/dependencies.mjs';
import { parseOptions, runMain, UserError } from '#scripts/lib/cli.mjs';
import { inProject } from '#scripts/lib/paths';
import { type Environment, stopServices } from '#scripts/lib/processes';
import { bundled } from '#scripts/lib/refereeBundle';
import { against } from './against';

function runProgram(file: string, env: Environment): Promise<number> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

async function measureAll(env: Environment): Promise<void> {
  const program = inProject('scripts/lab/bench/online/program.ts');
  const code = await runProgram(await bundled('online', { entryPoints: [program] }), env);
  if (code !== 0) throw new UserError('a measurement failed: see above');
}

/** With `--against`, only the comparison with that commit is measured. */
await runMain(async () => {
  const { quick, against: commit } = parseOptions({
    quick: { type: 'boolean', default: false },
    against: { type: 'string' },
  });
  await ensureDependencies('functions', console.log);
  try {
    const { host, port } = await startFirestore();
    const env = {
      FIRESTORE_EMULATOR_HOST: `${host}:${port}`,
      GCLOUD_PROJECT: 'demo-bench',
      METADATA_SERVER_DETECTION: 'none',
      CALLS_PER_MINUTE: '1000000000',
      BENCH_QUICK: quick ? '1' : '',
    };
    if (commit === undefined) await measureAll(env);
    else {
      const load = quick ? { matches: 40, seconds: 4 } : { matches: 200, seconds: 10 };
      console.log(JSON.stringify({ against: await against(commit, load, env) }));
    }
    return 0;
  } finally {
    await stopServices();
  }
});
