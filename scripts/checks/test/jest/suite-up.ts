import { addressesFromEnvironment, environmentOf } from '#scripts/dev/emulators/addresses';
import { startSuite } from '#scripts/dev/emulators/suite';

/** `npm test` already runs a suite. A single test file starts its own. */
export default async function suiteUp(): Promise<void> {
  if (addressesFromEnvironment()) return;
  Object.assign(process.env, environmentOf(await startSuite()));
}
