import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { transformSync } from '@swc/core';
import { inProject } from './paths';

/** The phone's engine, without a JIT. The one that can be installed here is of 2022. */
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
 * Rewrites only what this VM lacks, classes and block scope: the rest is as on a phone. All the
 * way to ES5 a loop over a list would become calls of an iterator, a quarter slower and nothing
 * like the VM's own loop; told that everything is a list, loops over generators would not run.
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

/** Writes the script and, beside it, its bytecode, as a phone has it. */
export function compileForHermes(program: string, script: string, code: string): string {
  mkdirSync(dirname(script), { recursive: true });
  writeFileSync(script, code);
  const binary = script.replace(/\.js$/, '.hbc');
  execFileSync(program, ['-O', '-emit-binary', '-out', binary, script], { stdio: 'pipe' });
  return binary;
}
