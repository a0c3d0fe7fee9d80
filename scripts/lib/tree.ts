import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from './cli.mjs';
import { inCache, inProject, root } from './paths';

/** All code that games and the referee run. */
const PARTS = ['src', 'functions/src', 'functions/package.json', 'tsconfig.json'];
const ENOUGH = 256 * 1024 * 1024;

/** The full hash of a commit, given by any name. */
export function commitNamed(name: string): string {
  try {
    const told = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
    return execFileSync('git', told, { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    throw new UserError(`there is no commit '${name}' in this repository`);
  }
}

/**
 * The folder with a commit's code, plus the paths in `more`; extracted once. It uses the present
 * tree's packages.
 */
export function treeOf(name: string, more: readonly string[] = []): string {
  const commit = commitNamed(name);
  const folder = inCache('trees', [commit, ...more].join('-').replaceAll('/', '.'));
  if (existsSync(folder)) return folder;
  // Renamed when complete, so that a partial tree is never used.
  const unfinished = `${folder}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const archive = execFileSync('git', ['archive', commit, ...PARTS, ...more], {
    cwd: root,
    maxBuffer: ENOUGH,
  });
  execFileSync('tar', ['-x', '-C', unfinished], { input: archive });
  symlinkSync(inProject('functions/node_modules'), join(unfinished, 'functions/node_modules'));
  renameSync(unfinished, folder);
  return folder;
}
