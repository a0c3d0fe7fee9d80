import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths';
import { type Spoken, spoken } from './spoken';

/** Writes all that the game says in English into a table, for people who read it over. */

const HEADING = `# What the game says

Every event, refusal, hint and prompt in English, in the words of the classic edition, about the reader
and about somebody else, with no, one and two of what is counted. Written by \`npm run words\`.

| what | which | sentence |
|---|---|---|
`;

const row = ({ kind, name, text }: Spoken) => `| ${kind} | ${name} | ${text} |`;
const told = spoken('en', 'classic');
writeFileSync(join(root, 'docs/SENTENCES.md'), `${HEADING}${told.map(row).join('\n')}\n`);
console.log(`${told.length} sentences in docs/SENTENCES.md`);
