import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { inCache, inProject, root } from '#scripts/lib/paths';
import { run } from '#scripts/lib/processes';
import { type Files, failedIn, filesOf, sumOf, withSecondTry } from './report';
import type { Tally } from './tally';

/** Runs a program that passes or fails as a whole. */
export async function program(file: string, ...args: string[]): Promise<Tally> {
  const { code, output } = await run(process.execPath, [inProject(file), ...args]);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output };
}

/** Runs a Jest project. */
export async function jest(
  config: string,
  project: string,
  ...options: readonly string[]
): Promise<Tally> {
  const { files, output } = await runJest(config, project, options);
  return { ...(files ? sumOf(files) : broken), output };
}

const LIVE_CONFIG = 'jest.live.config.js';

/** Runs a project of the live configuration whose tests only compute. Nothing is retried. */
export const liveJest = (project: string, ...options: readonly string[]): Promise<Tally> =>
  jest(LIVE_CONFIG, project, ...options);

/**
 * Runs a project whose tests wait for browsers or servers. If exactly one file failed, it runs
 * again alone. A file that passes then is reported as flaky, and the log of its failure is kept.
 */
export async function retriedJest(project: string, ...options: readonly string[]): Promise<Tally> {
  const first = await runJest(LIVE_CONFIG, project, options);
  if (!first.files) return { ...broken, output: first.output };
  const [file, ...others] = failedIn(first.files);
  if (file === undefined || others.length > 0) {
    return { ...sumOf(first.files), output: first.output };
  }
  const log = keepLog(file, first.output);
  console.log(`${file} failed (${log}): second try`);
  const again = await runJest(LIVE_CONFIG, project, ['--maxWorkers=1', '--runTestsByPath', file]);
  return { ...withSecondTry(first.files, again.files ?? new Map(), log), output: again.output };
}

/** Returns the log's path in the project. The next failure of the same file overwrites it. */
function keepLog(file: string, output: string): string {
  const log = inCache('tests/failures', `${basename(file)}.log`);
  mkdirSync(dirname(log), { recursive: true });
  writeFileSync(log, output);
  return relative(root, log);
}

const broken: Tally = { passed: 0, failed: 1, skipped: 0 };

type JestRun = { files: Files | null; output: string };

async function runJest(
  config: string,
  project: string,
  options: readonly string[],
): Promise<JestRun> {
  const report = inCache('tests', `${project}.json`);
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const { code, output } = await run(process.execPath, [
    inProject('node_modules/jest/bin/jest.js'),
    ...['--config', config, '--selectProjects', project],
    ...['--json', '--outputFile', report, '--silent', ...options],
  ]);
  const files = readReport(report);
  // Jest may fail although every test passed. Such a run counts as broken.
  const isBroken = files === null || (code !== 0 && failedIn(files).length === 0);
  return { files: isBroken ? null : files, output: withoutJson(output) };
}

function readReport(file: string): Files | null {
  try {
    return filesOf(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Removes the JSON report, which would hide the failures. It is also in a file. */
const withoutJson = (output: string) =>
  output
    .split('\n')
    .filter((line) => !line.startsWith('{"') && !line.startsWith('Test results written to'))
    .join('\n');
