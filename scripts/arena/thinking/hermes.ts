import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inCache, inProject } from '../../lib/paths';

/** The phone's engine, as far as it can be had on this computer; null where it cannot. */
const VM = inProject('node_modules/hermes-engine-cli/linux64-bin/hermes');

/** Bundles a script, brings it down to what the VM understands, runs it: what it printed. */
export async function runOnHermes(entry: string): Promise<string | null> {
  if (!existsSync(VM)) return null;
  const file = inCache('hermes', 'thinking.js');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await oldScript(entry));
  const run = spawnSync(VM, ['-O', file], { encoding: 'utf8', timeout: 180_000 });
  if (run.status !== 0) throw new Error(`Hermes failed: ${run.stderr.slice(0, 400)}`);
  return run.stdout;
}

/** The VM has no classes and its `let` is not block scoped. */
async function oldScript(entry: string): Promise<string> {
  const { build } = await import('esbuild');
  const { transform } = await import('@swc/core');
  const bundled = await build({
    absWorkingDir: inProject(),
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2016',
    logLevel: 'error',
  });
  const { code } = await transform(bundled.outputFiles[0]?.text ?? '', {
    jsc: { parser: { syntax: 'ecmascript' } },
    env: { targets: { chrome: '58' }, include: ['transform-classes', 'transform-block-scoping'] },
    isModule: false,
  });
  return code;
}
