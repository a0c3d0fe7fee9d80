import { existsSync, readFileSync } from 'node:fs';
import { parseOptions, runMain, UserError } from '#scripts/lib/cli.mjs';
import { sourcesBelow } from '#scripts/lib/files';
import { idsIn } from './ids';
import { titlesIn } from './titles';

const ruleBook = 'docs/RULES.md';

await runMain(async () => {
  parseOptions({});
  if (!existsSync(ruleBook)) throw new UserError(`${ruleBook} is missing`);
  const rules = idsIn(readFileSync(ruleBook, 'utf8'));
  const titles = sourcesBelow('__tests__')
    .filter((file) => /\.test\.tsx?$/.test(file))
    .flatMap((file) => titlesIn(readFileSync(file, 'utf8'), file));
  const tested = new Set(idsIn(titles.join('\n')));
  const untested = rules.filter((id) => !tested.has(id));
  for (const id of untested) console.log(id);
  console.log(`rules: ${rules.length} ids, ${untested.length} without a test`);
  return 0;
});
