import { writeFileSync } from 'node:fs';
import { inProject } from '#scripts/lib/paths';
import { sentenceTable } from './table';

writeFileSync(inProject('docs/SENTENCES.md'), sentenceTable());
