import { findChromium, findJava } from '../setup/programs.mjs';
import { jest, program } from './steps';
import type { Tally } from './tally';

export type Need = 'java' | 'chromium';

export type Part = {
  name: string;
  /** Also part of `npm run check`. */
  isFast: boolean;
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
    run: () => program('scripts/run.mjs', 'scripts/boundaries/main.ts'),
  },
  { name: 'unit', isFast: true, run: () => jest('jest.config.js', 'node') },
  { name: 'component', isFast: false, run: () => jest('jest.config.js', 'app') },
  {
    name: 'emulator',
    isFast: false,
    needs: 'java',
    usesSuite: true,
    run: () => jest('jest.live.config.js', 'emulator'),
  },
  { name: 'exports', isFast: false, run: () => jest('jest.live.config.js', 'exports') },
  {
    name: 'browser',
    isFast: false,
    needs: 'chromium',
    usesSuite: true,
    run: () => jest('jest.live.config.js', 'e2e'),
  },
];

/** Why a part cannot run on this machine, or undefined if it can. */
export function missing(need: Need | undefined): string | undefined {
  if (need === 'java' && !findJava()) return 'Java was not found';
  if (need === 'chromium' && !findChromium()) return 'Chromium or Chrome was not found';
  return undefined;
}
