import { exportApp } from '#scripts/build/web/export';

/** Builds the web app once for all browser tests. */
export default async function webUp(): Promise<void> {
  await exportApp('web');
}
