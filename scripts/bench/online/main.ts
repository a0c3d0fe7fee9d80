import { spawn } from 'node:child_process';
import { build } from 'esbuild';
import { startFirestore } from '../../firebase/firestore';
import { parseOptions, runMain, UserError } from '../../lib/cli.mjs';
import { inProject } from '../../lib/paths';
import { type Environment, stopServices } from '../../lib/processes';
import { ensureDependencies } from '../../setup/dependencies.mjs';

/** The referee's packages are installed beside it, so the measurements are put there too. */
async function buildProgram(): Promise<string> {
  const outfile = inProject('functions/node_modules/.cache/bench/online.cjs');
  await build({
    entryPoints: [inProject('scripts/bench/online/program.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'error',
  });
  return outfile;
}

function runProgram(file: string, env: Environment): Promise<number> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

runMain(async () => {
  const { quick } = parseOptions({ quick: { type: 'boolean', default: false } });
  await ensureDependencies('functions', console.log);
  try {
    const { host, port } = await startFirestore();
    const code = await runProgram(await buildProgram(), {
      FIRESTORE_EMULATOR_HOST: `${host}:${port}`,
      GCLOUD_PROJECT: 'demo-bench',
      METADATA_SERVER_DETECTION: 'none',
      CALLS_PER_MINUTE: '1000000000',
      BENCH_QUICK: quick ? '1' : '',
    });
    if (code !== 0) throw new UserError('a measurement failed: see above');
    return 0;
  } finally {
    await stopServices();
  }
});
