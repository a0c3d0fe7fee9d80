import { readFileSync, writeFileSync } from 'node:fs';
import { parseOptions, runMain } from '#scripts/lib/cli.mjs';
import { ARCHITECTURE, withImportRules } from './document';

await runMain(async () => {
  parseOptions({});
  writeFileSync(ARCHITECTURE, withImportRules(readFileSync(ARCHITECTURE, 'utf8')));
  return 0;
});
