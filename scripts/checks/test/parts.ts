import { findChromium, findJava } from '#scripts/dev/setup/programs.mjs';
import { jest, liveJest, program, retriedJest } from './steps';
import type { Tally } from './tally';

export type Need = 'java' | 'chromium';

export type Part = {
  name: string;
  /** Also part of `npm run check`. */
  isFast: boolean;
  /** Runs only when it is named, because it takes too long. */
  isLong?: boolean;
  /** Uses the local Firebase suite if this machine can run it. */
  usesSuite?: boolean;
  needs?: Need;
  run: () => Promise<Tally>;
};

/** All parts of the tests in the order in which they run. */
export const parts: readonly Part[] = [
  {
    name: 'lint',
    isFast: true,
    run: () => program('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'),
  },
  {
    name: 'types',
    isFast: true,
    run: () => program('node_modules/typescript/bin/tsc', '--noEmit'),
  },
  {
    name: 'boundaries',
    isFast: true,
    run: () => program('scripts/run.mjs', 'scripts/checks/boundaries/main.ts'),
  },
  { name: 'unit', isFast: true, run: () => jest('jest.config.js', 'node') },
  { name: 'component', isFast: false, run: () => jest('jest.config.js', 'app') },
  { name: 'android', isFast: false, run: () => jest('jest.config.js', 'android') },
  {
    name: 'emulator',
    isFast: false,
    needs: 'java',
    usesSuite: true,
    // Every file has its own database, so two can run at once.
    run: () => retriedJest('emulator', '--maxWorkers=2'),
  },
  { name: 'exports', isFast: false, run: () => liveJest('exports') },
  {
    name: 'native',
    isFast: false,
    // These tests only compute, so two files at once take half the time.
    run: () => liveJest('native', '--maxWorkers=2'),
  },
  {
    name: 'native-online',
    isFast: false,
    needs: 'java',
    usesSuite: true,
    // These tests mostly wait for the suite and for each other.
    run: () => retriedJest('native-online', '--maxWorkers=2'),
  },
  {
    name: 'browser',
    isFast: false,
    needs: 'chromium',
    usesSuite: true,
    // One browser waiting for its pages leaves the second core idle.
    run: () => retriedJest('e2e', '--maxWorkers=2'),
  },
  {
    name: 'long',
    isFast: false,
    isLong: true,
    run: () => {
      process.env.BORINQUEN_LONG = '1';
      return jest('jest.config.js', 'node', '--testPathPattern', '__tests__/engine/long');
    },
  },
  {
    name: 'long-emulator',
    isFast: false,
    isLong: true,
    needs: 'java',
    usesSuite: true,
    // Fifty matches of bots, a thousand that run out of time; `npm test` plays some of them.
    run: () => inFull('emulator', 'emulator/(bots|clocks|fuzz|load)'),
  },
  {
    name: 'long-browser',
    isFast: false,
    isLong: true,
    needs: 'chromium',
    usesSuite: true,
    // Every screen, phase and game in every window and language. `npm test` covers a part of them.
    run: () => inFull('e2e', '.', '--maxWorkers=2'),
  },
];

/** Runs tests in full size, which `npm test` reduces (see `sized`). */
function inFull(project: string, pattern: string, ...options: readonly string[]): Promise<Tally> {
  process.env.TEST_SIZE = 'long';
  return retriedJest(project, '--testPathPattern', pattern, ...options);
}

/** Reason why a part cannot run on this machine, or undefined if it can. */
export function missing(need: Need | undefined): string | undefined {
  if (need === 'java' && !findJava()) return 'Java was not found';
  if (need === 'chromium' && !findChromium()) return 'Chromium or Chrome was not found';
  return undefined;
}
