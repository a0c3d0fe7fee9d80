import { findChromium, findJava } from '#scripts/dev/setup/programs.mjs';
import { jest, liveJest, program, retriedJest } from './steps';
import type { Tally } from './tally';

export type Need = 'java' | 'chromium';

export type Part = {
  name: string;
  /** Also part of `npm run check`. */
  isFast: boolean;
  /** Takes too long to run unless it is named. */
  isLong?: boolean;
  /** Runs against the local Firebase suite where this machine can have one. */
  usesSuite?: boolean;
  needs?: Need;
  run: () => Promise<Tally>;
};

/** Everything `npm test` runs, in this order. */
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
    // Every file has a database of its own, so two can run at once.
    run: () => retriedJest('emulator', '--maxWorkers=2'),
  },
  { name: 'exports', isFast: false, run: () => liveJest('exports') },
  {
    name: 'native',
    isFast: false,
    // These tests only compute: two files at once take half the time.
    run: () => liveJest('native', '--maxWorkers=2'),
  },
  {
    name: 'native-online',
    isFast: false,
    needs: 'java',
    usesSuite: true,
    // These tests wait for the suite and for each other most of the time.
    run: () => retriedJest('native-online', '--maxWorkers=2'),
  },
  {
    name: 'browser',
    isFast: false,
    needs: 'chromium',
    usesSuite: true,
    // A browser that waits for its pages leaves the second processor idle.
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
    // Every screen, phase and game in every window and language; `npm test` looks at a slice of them.
    run: () => inFull('e2e', '.', '--maxWorkers=2'),
  },
];

/** Tests that do less in `npm test` than they could: see `sized`. */
function inFull(project: string, pattern: string, ...options: readonly string[]): Promise<Tally> {
  process.env.TEST_SIZE = 'long';
  return retriedJest(project, '--testPathPattern', pattern, ...options);
}

/** Why a part cannot run on this machine, or undefined if it can. */
export function missing(need: Need | undefined): string | undefined {
  if (need === 'java' && !findJava()) return 'Java was not found';
  if (need === 'chromium' && !findChromium()) return 'Chromium or Chrome was not found';
  return undefined;
}
