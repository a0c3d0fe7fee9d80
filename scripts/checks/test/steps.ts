import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { inCache, inProject } from '#scripts/lib/paths';
import { run } from '#scripts/lib/processes';
import { type Files, failedIn, filesOf, sumOf, withSecondTry } from './report';
import type { Tally } from './tally';

/** A program that passes or fails as a whole. */
export async function program(file: string, ...args: string[]): Promise<Tally> {
  const { code, output } = await run(process.execPath, [inProject(file), ...args]);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output };
}

/** A Jest project. */
export async function jest(
  config: string,
  project: string,
  ...options: readonly string[]
): Promise<Tally> {
  const { files, output } = await runJest(config, project, options);
  return { ...(files ? sumOf(files) : broken), output };
}

/** More than this is not bad luck. */
const MOST_FILES_AGAIN = 3;

/**
 * A project whose tests wait for browsers and servers: what failed is run once more, by itself.
 * The summary names what needed that, because it is to be mended.
 */
export async function liveJest(project: string, ...options: readonly string[]): Promise<Tally> {
  const config = 'jest.live.config.js';
  const first = await runJest(config, project, options);
  if (!first.files) return { ...broken, output: first.output };
  const failed = failedIn(first.files);
  if (failed.length === 0 || failed.length > MOST_FILES_AGAIN) {
    return { ...sumOf(first.files), output: first.output };
  }
  console.log(`\n${first.output.trimEnd()}\n\nrun again: ${failed.join(', ')}\n`);
  const again = await runJest(config, project, ['--maxWorkers=1', '--runTestsByPath', ...failed]);
  return { ...withSecondTry(first.files, again.files ?? new Map()), output: again.output };
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
  // Jest itself may fail when no test did: a run that ends badly is never a good one.
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

/** The report is in a file; on the terminal it would bury what failed. */
const withoutJson = (output: string) =>
  output
    .split('\n')
    .filter((line) => !line.startsWith('{"') && !line.startsWith('Test results written to'))
    .join('\n');
