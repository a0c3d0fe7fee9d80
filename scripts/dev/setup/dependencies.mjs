// @ts-check
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { track } from '../../lib/children.mjs';
import { UserError } from '../../lib/cli.mjs';

/** Folders with their own lockfile. The last two are for online play only. */
export const folders = /** @type {const} */ ({
  app: '.',
  functions: 'functions',
  firebase: 'tools/firebase',
});

/**
 * Installs a folder's dependencies as locked, unless they already are.
 * @param {keyof typeof folders} name
 * @param {(line: string) => void} say
 */
export async function ensureDependencies(name, say = console.log) {
  const folder = folders[name];
  if (hasDependencies(name)) return;
  say(`Installing dependencies${folder === '.' ? '' : ` of ${folder}`} (once) …`);
  const { code, output } = await npmCi(folder);
  if (code !== 0) throw new UserError(explain(folder, output));
  writeFileSync(stampOf(folder), lockHash(folder));
}

/** @param {keyof typeof folders} name */
export function hasDependencies(name) {
  const stamp = stampOf(folders[name]);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash(folders[name]);
}

/** @param {string} folder */
const stampOf = (folder) => join(folder, 'node_modules/.borinquen-installed');

/** @param {string} folder */
const lockHash = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');

/**
 * @param {string} folder
 * @returns {Promise<{code: number, output: string}>}
 */
function npmCi(folder) {
  const npm = process.env.npm_execpath;
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const child = npm
    ? spawn(process.execPath, [npm, ...args], { cwd: folder })
    : spawn('npm', args, { cwd: folder, shell: process.platform === 'win32' });
  track(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * @param {string} folder
 * @param {string} output
 */
function explain(folder, output) {
  if (/E(NOTFOUND|AI_AGAIN|CONNREFUSED|CONNRESET|TIMEDOUT|NETUNREACH|HOSTUNREACH)/.test(output)) {
    return 'the npm registry cannot be reached: dependencies were not installed';
  }
  const reason = output.match(/npm (?:error|ERR!) (?!code)(.+)/)?.[1] ?? 'no reason given';
  return `npm ci failed in ${folder}: ${reason}`;
}
