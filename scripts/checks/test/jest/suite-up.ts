import { addressesFromEnvironment, environmentOf } from '#scripts/dev/emulators/addresses';
import { startSuite } from '#scripts/dev/emulators/suite';

/** `npm test` has a suite running already; a single test file brings its own. */
export default async function suiteUp(): Promise<void> {
  if (addressesFromEnvironment()) return;
  Object.assign(process.env, environmentOf(await startSuite()));
}
