import { type Sentence, sentences } from './sentences';

const HEADING = `# What the game says

Every event, refusal, hint and prompt in English, in the words of the classic edition, about the reader
and about somebody else, with no, one and two of what is counted. Written by \`npm run docs:sentences\`.

| what | which | sentence |
|---|---|---|
`;

const row = ({ kind, name, text }: Sentence) => `| ${kind} | ${name} | ${text} |\n`;

/** All English sentences as a table for proofreading. */
export function sentenceTable(): string {
  return `${HEADING}${sentences('en', 'classic').map(row).join('')}`;
}
