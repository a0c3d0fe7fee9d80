import { parseOptions, runMain } from '#scripts/lib/cli.mjs';
import { findViolations } from './check';

await runMain(async () => {
  parseOptions({});
  const { files, violations } = findViolations();
  for (const violation of violations) console.error(violation);
  console.log(`boundaries: ${files} files, ${violations.length} violations`);
  return violations.length === 0 ? 0 : 1;
});
