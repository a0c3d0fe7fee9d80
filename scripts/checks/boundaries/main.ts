import { parseOptions, runMain } from '#scripts/lib/cli.mjs';
import { findObjections } from './check';

runMain(async () => {
  parseOptions({});
  const { files, objections } = findObjections();
  for (const sentence of objections) console.error(sentence);
  console.log(`boundaries: ${files} files, ${objections.length} objections`);
  return objections.length === 0 ? 0 : 1;
});
