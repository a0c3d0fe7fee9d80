import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { inCache, inProject } from '../lib/paths';
import { run } from '../lib/processes';
import type { Tally } from './tally';

/** A program that passes or fails as a whole. */
export async function program(file: string, ...args: string[]): Promise<Tally> {
  const { code, output } = await run(process.execPath, [inProject(file), ...args]);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output };
}

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
};

/** A Jest project; a file that does not even load counts as one failed test. */
export async function jest(
  config: string,
  project: string,
  ...options: readonly string[]
): Promise<Tally> {
  const report = inCache('tests', `${project}.json`);
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const { code, output } = await run(process.execPath, [
    inProject('node_modules/jest/bin/jest.js'),
    ...['--config', config, '--selectProjects', project],
    ...['--json', '--outputFile', report, '--silent', ...options],
  ]);
  const tally = readReport(report);
  if (tally === undefined) return { passed: 0, failed: 1, skipped: 0, output };
  const isSilentFailure = code !== 0 && tally.failed === 0;
  return { ...tally, failed: isSilentFailure ? 1 : tally.failed, output: withoutJson(output) };
}

function readReport(file: string): Tally | undefined {
  try {
    const report: JestReport = JSON.parse(readFileSync(file, 'utf8'));
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  } catch {
    return undefined;
  }
}

/** The report is in a file; on the terminal it would bury what failed. */
const withoutJson = (output: string) =>
  output
    .split('\n')
    .filter((line) => !line.startsWith('{"') && !line.startsWith('Test results written to'))
    .join('\n');
