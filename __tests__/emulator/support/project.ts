import { randomBytes } from 'node:crypto';
import { addressesFromEnvironment } from '#scripts/dev/emulators/addresses';

/**
 * A database of its own for a test file, next to the suite's: the referee runs inside the test
 * there, and no trigger of the suite fires. Call it before anything else touches the database.
 */
export function ownProject(name: string): string {
  const suite = addressesFromEnvironment();
  if (suite === undefined) throw new Error('the Firestore emulator is not running');
  const project = `demo-${name}-${randomBytes(3).toString('hex')}`;
  process.env.GCLOUD_PROJECT = project;
  // Google's libraries would look for the machine they are on.
  process.env.METADATA_SERVER_DETECTION = 'none';
  return project;
}

/** Tests play faster than people. Only the tests of the rate limit keep it. */
export function liftRateLimit(): void {
  process.env.CALLS_PER_MINUTE = '1000000';
}
