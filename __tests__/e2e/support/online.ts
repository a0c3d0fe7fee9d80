import { type Addresses, addressesFromEnvironment } from '#scripts/dev/emulators/addresses';
import { type Suite, startSuite } from '#scripts/dev/emulators/suite';
import { findJava } from '#scripts/dev/setup/programs.mjs';

/** For browser tests of online play, which are skipped where no suite can run. */
export const describeOnline: jest.Describe = findJava() ? describe : describe.skip;

export type OpenSuite = Addresses & { close: () => Promise<void> };

/** The suite of this test run, or a new one if the file runs alone. */
export async function openSuite(): Promise<OpenSuite> {
  const running = addressesFromEnvironment();
  if (running) return { ...running, close: async () => undefined };
  const suite: Suite = await startSuite();
  return { ...suite, close: suite.stop };
}
