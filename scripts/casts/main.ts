import { parseOptions, runMain } from '#scripts/lib/cli.mjs';
import { castsByFolder, MOST_CASTS, total } from './count';

runMain(async () => {
  parseOptions({});
  const folders = castsByFolder();
  for (const [folder, { casts, real, nonNull }] of folders) {
    if (casts + nonNull > 0) console.log(`${folder}: ${casts} as (${real} real), ${nonNull} !`);
  }
  const { casts, nonNull } = total(folders);
  console.log(`casts: ${casts + nonNull} (at most ${MOST_CASTS})`);
  return casts + nonNull <= MOST_CASTS ? 0 : 1;
});
