import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildSync } from 'esbuild';
import { forHermes, hermesProgram } from '#scripts/lib/hermes';
import { inCache, inProject } from '#scripts/lib/paths';

/** Constants defined at build time, because the VM takes no options. */
export type Constants = Record<string, string>;

/** Bundles a script and runs it on Hermes. Returns its output, or null without Hermes. */
export function runOnHermes(entry: string, constants: Constants): string | null {
  const program = hermesProgram();
  if (program === null) return null;
  const file = inCache('hermes', 'thinking.js');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, forHermes(bundle(entry, constants)));
  const run = spawnSync(program, ['-O', file], { encoding: 'utf8', timeout: 180_000 });
  if (run.status !== 0) throw new Error(`Hermes failed: ${run.stderr.slice(0, 400)}`);
  return run.stdout;
}

function bundle(entry: string, define: Constants): string {
  const { outputFiles } = buildSync({
    absWorkingDir: inProject(),
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2016',
    logLevel: 'error',
    define,
  });
  return outputFiles[0]?.text ?? '';
}
