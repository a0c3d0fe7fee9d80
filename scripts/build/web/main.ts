import { parseOptions, runMain } from '#scripts/lib/cli.mjs';
import { exportApp, exportFolder } from './export';

/** Builds the web app for deployment. */
await runMain(async () => {
  parseOptions({});
  await exportApp('web');
  console.log(`The web app is in ${exportFolder('web')}`);
  return 0;
});
