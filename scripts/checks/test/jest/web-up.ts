import { exportApp } from '#scripts/build/web/export';

/** The browser tests run against the app as it is shipped, built once for all of them. */
export default async function webUp(): Promise<void> {
  await exportApp('web');
}
