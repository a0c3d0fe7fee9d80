import { addressesFromEnvironment, environmentOf } from '#scripts/firebase/addresses';
import { startSuite } from '#scripts/firebase/suite';

/** `npm test` has a suite running already; a single test file brings its own. */
export default async function suiteUp(): Promise<void> {
  if (addressesFromEnvironment()) return;
  Object.assign(process.env, environmentOf(await startSuite()));
}
