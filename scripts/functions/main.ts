import { parseOptions, runMain } from '../lib/cli.mjs';
import { buildFunctions } from './build';

runMain(async () => {
  parseOptions({});
  await buildFunctions();
  console.log('Built functions/lib/index.js');
  return 0;
});
