import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { transformSync } from '@swc/core';
import { buildSync } from 'esbuild';
import { hermesProgram } from '../../bench/engine/hermes';
import { inCache, inProject } from '../../lib/paths';

/** Bundles a script and runs it on the phone's engine: what it printed, or null without one. */
export function runOnHermes(entry: string): string | null {
  const program = hermesProgram();
  if (program === null) return null;
  const file = inCache('hermes', 'thinking.js');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, oldScript(entry));
  const run = spawnSync(program, ['-O', file], { encoding: 'utf8', timeout: 180_000 });
  if (run.status !== 0) throw new Error(`Hermes failed: ${run.stderr.slice(0, 400)}`);
  return run.stdout;
}

/** Only what this VM lacks is rewritten, classes and block scope: the rest is as on a phone. */
function oldScript(entry: string): string {
  const { outputFiles } = buildSync({
    absWorkingDir: inProject(),
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2016',
    logLevel: 'error',
  });
  const { code } = transformSync(outputFiles[0]?.text ?? '', {
    jsc: { parser: { syntax: 'ecmascript' } },
    env: { targets: { chrome: '58' }, include: ['transform-classes', 'transform-block-scoping'] },
    isModule: false,
  });
  return code;
}
