import { spawn } from 'node:child_process';
import { build } from 'esbuild';
import { ensureDependencies } from '#scripts/dev/setup/dependencies.mjs';
import { parseOptions, runMain, UserError } from '#scripts/lib/cli.mjs';
import { inProject } from '#scripts/lib/paths';

/** Shows and closes players' reports. Needs the sign-in of an operator. */
await runMain(async () => {
  const { project, close, remove } = parseOptions({
    project: { type: 'string' },
    close: { type: 'string', default: '' },
    remove: { type: 'boolean', default: false },
  });
  if (typeof project !== 'string') throw new UserError('say which project: --project <id>');
  await ensureDependencies('functions', console.log);
  const outfile = inProject('functions/node_modules/.cache/reports.cjs');
  await build({
    entryPoints: [inProject('scripts/dev/reports/program.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
  });
  const env = { ...process.env, GCLOUD_PROJECT: project };
  const words = [String(close), remove ? 'remove' : ''];
  const child = spawn(process.execPath, [outfile, ...words], { env, stdio: 'inherit' });
  return new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
});
