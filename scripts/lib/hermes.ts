import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { transformSync } from '@swc/core';
import { inProject } from './paths';

/** The engine of phones, without a JIT. The version on npm is from 2022. */
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

/**
 * Rewrites only syntax that this VM lacks, so that the code stays as on a phone. Targeting ES5
 * would turn loops over arrays into iterator calls, which are a quarter slower than the VM's loop.
 * Assuming arrays everywhere would break loops over generators.
 */
export function forHermes(code: string): string {
  const old = transformSync(code, {
    jsc: { parser: { syntax: 'ecmascript' } },
    env: { targets: { chrome: '58' }, include: ['transform-classes', 'transform-block-scoping'] },
    isModule: false,
  });
  if (/_iteratorNormalCompletion|_create_for_of_iterator/.test(old.code)) {
    throw new Error('a for…of loop was rewritten: it would be measured slower than it is');
  }
  return old.code;
}

/** Writes the script and its bytecode beside it. */
export function compileForHermes(program: string, script: string, code: string): string {
  mkdirSync(dirname(script), { recursive: true });
  writeFileSync(script, code);
  const binary = script.replace(/\.js$/, '.hbc');
  execFileSync(program, ['-O', '-emit-binary', '-out', binary, script], { stdio: 'pipe' });
  return binary;
}
