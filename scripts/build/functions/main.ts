import { parseOptions, runMain } from '#scripts/lib/cli.mjs';
import { buildFunctions } from './build';

await runMain(async () => {
  parseOptions({});
  await buildFunctions();
  console.log('Built functions/lib/index.js');
  return 0;
});
