import { randomBytes } from 'node:crypto';
import { addressesFromEnvironment } from '#scripts/dev/emulators/addresses';

/**
 * A separate database for a test file. The referee runs inside the test there, and no trigger of
 * the suite fires. Must be called before the database is used.
 */
export function ownProject(name: string): string {
  const suite = addressesFromEnvironment();
  if (suite === undefined) throw new Error('the Firestore emulator is not running');
  const project = `demo-${name}-${randomBytes(3).toString('hex')}`;
  process.env.GCLOUD_PROJECT = project;
  // Otherwise Google's libraries would look for a metadata server.
  process.env.METADATA_SERVER_DETECTION = 'none';
  return project;
}

/** Lifts the rate limit, because tests play faster than people. */
export function liftRateLimit(): void {
  process.env.CALLS_PER_MINUTE = '1000000';
}
