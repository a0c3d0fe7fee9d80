import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseOptions, runMain, UserError } from '#scripts/lib/cli.mjs';
import { inProject } from '#scripts/lib/paths';
import { recordChoices } from './record/choices';
import type { RecordedFile } from './record/games';
import { recordGolden } from './record/golden';
import { recordStored } from './record/stored/pack';
import { loadRelease1 } from './release1';

interface Kind {
  readonly folder: string;
  readonly make: () => Promise<readonly RecordedFile[]>;
}

/** Where each kind of record goes; all are kept as the first release's own code wrote them. */
const RECORDS: Readonly<Record<string, Kind>> = {
  choices: {
    folder: '__tests__/bots/choices',
    make: async () => recordChoices(await loadRelease1()),
  },
  golden: {
    folder: '__tests__/engine/golden/recorded',
    make: async () => recordGolden(await loadRelease1()),
  },
  stored: { folder: '__tests__/fixtures/release-1', make: recordStored },
};

/** Everything in the folder is written anew but what people wrote about it. */
function replaceAll(folder: string, files: readonly RecordedFile[]): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name !== 'README.md') rmSync(`${folder}/${name}`, { recursive: true });
  }
  for (const { name, content } of files) {
    mkdirSync(dirname(`${folder}/${name}`), { recursive: true });
    writeFileSync(`${folder}/${name}`, content);
  }
}

runMain(async () => {
  const { only } = parseOptions({ only: { type: 'string' } });
  if (only !== undefined && !Object.hasOwn(RECORDS, only)) {
    throw new UserError(`--only takes one of ${Object.keys(RECORDS).join(', ')}`);
  }
  for (const [name, { folder, make }] of Object.entries(RECORDS)) {
    if (only !== undefined && only !== name) continue;
    const files = await make();
    replaceAll(inProject(folder), files);
    const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
    console.log(`${name}: ${files.length} files, ${bytes} bytes in ${folder}`);
  }
  return 0;
});
