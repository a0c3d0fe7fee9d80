import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { transformSync } from '@swc/core';
import { buildSync } from 'esbuild';
import { inCache, inProject } from '../../lib/paths';

/**
 * The phone's engine, without a JIT. The one that can be installed here is of 2022: it knows
 * no classes and no block scope, so the code is brought down to ES5 for it.
 */
const FOLDERS: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux64-bin',
  darwin: 'osx-bin',
};

export function hermesProgram(): string | null {
  const folder = FOLDERS[process.platform];
  if (folder === undefined) return null;
  const program = inProject('node_modules/hermes-engine-cli', folder, 'hermes');
  return existsSync(program) ? program : null;
}

/** Games per CPU second; the bytecode is made beforehand, as for a phone. */
export function hermesSpeed(program: string, players: number, games: number): number {
  const idle = cpuSeconds(program, bytecode(program, players, 0));
  const busy = cpuSeconds(program, bytecode(program, players, games));
  return Math.round(games / (busy - idle));
}

function bytecode(program: string, players: number, games: number): string {
  const folder = inCache('bench');
  mkdirSync(folder, { recursive: true });
  const script = `${folder}/hermes-${players}-${games}.js`;
  writeFileSync(script, bundle(players, games));
  const binary = script.replace(/\.js$/, '.hbc');
  execFileSync(program, ['-O', '-emit-binary', '-out', binary, script], { stdio: 'pipe' });
  return binary;
}

function bundle(players: number, games: number): string {
  const { outputFiles } = buildSync({
    entryPoints: [inProject('scripts/bench/engine/hermes-entry.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'neutral',
    target: 'es2016',
    define: { PLAYERS: String(players), GAMES: String(games) },
  });
  const code = outputFiles[0]?.text ?? '';
  return transformSync(code, { jsc: { target: 'es5', parser: { syntax: 'ecmascript' } } }).code;
}

/** `times` prints what the shell used, then what its children used, like `0m1.25s 0m0.03s`. */
function cpuSeconds(program: string, binary: string): number {
  const run = '"$0" "$1" > /dev/null && times';
  const told = execFileSync('sh', ['-c', run, program, binary], { encoding: 'utf8' });
  const children = told.trim().split('\n').at(-1) ?? '';
  const parts = [...children.matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}
