// @ts-check
// Runs a TypeScript script: `node scripts/run.mjs scripts/checks/rules/main.ts --option`. Node 20
// cannot run TypeScript, so it is bundled first, which takes milliseconds.
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * @param {string} message
 * @returns {never}
 */
function giveUp(message) {
  console.error(`borinquen: ${message}`);
  process.exit(1);
}

/** @param {string} entry */
async function bundle(entry) {
  const { build } = await import('esbuild').catch(() =>
    giveUp('dependencies are not installed: run `npm ci` first'),
  );
  const outfile = join(root, '.cache/scripts', relative(root, entry).replace(/\.tsx?$/, '.mjs'));
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'error',
  }).catch(() => giveUp(`${relative(root, entry)} does not build: see above`));
  return outfile;
}

const [script, ...options] = process.argv.slice(2);
if (!script) giveUp('name a script: node scripts/run.mjs <file.ts> [options]');
const entry = resolve(script);
if (!existsSync(entry)) giveUp(`there is no script ${script}`);

const outfile = await bundle(entry);
process.chdir(root);
process.argv = [process.argv[0] ?? 'node', outfile, ...options];
process.setSourceMapsEnabled(true);
await import(pathToFileURL(outfile).href);
