import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Follows the recipes of docs/EXTENDING.md. A block that names a file is that file; a diff changes
 * files.
 */

interface Block {
  readonly language: string;
  /** The file of this block. Empty for a diff, which names its files. */
  readonly file: string;
  readonly lines: readonly string[];
}

export interface Recipe {
  readonly files: readonly string[];
  /** Applies the recipe to a copy of the project. */
  follow(folder: string): void;
}

const DOCUMENT = 'docs/EXTENDING.md';

export function recipe(title: string): Recipe {
  const blocks = blocksOf(chapter(title, readFileSync(DOCUMENT, 'utf8')));
  if (blocks.length === 0) throw new Error(`${DOCUMENT} has no recipe "${title}"`);
  return {
    files: blocks.flatMap(({ file }) => (file === '' ? [] : [file])),
    follow(folder) {
      for (const { language, file, lines } of blocks) {
        if (language === 'diff') change(folder, lines);
        else write(join(folder, file), lines);
      }
    },
  };
}

function chapter(title: string, document: string): string {
  const [, text = ''] = document.split(new RegExp(`^## ${title}$`, 'm'));
  return text.split(/^## /m)[0] ?? '';
}

function blocksOf(text: string): Block[] {
  const found = text.matchAll(/^( *)```(\w+)(?: (\S+))?\n([\s\S]*?)^ *```$/gm);
  return [...found].map(([, indent = '', language = '', file = '', body = '']) => ({
    language,
    file,
    lines: body
      .split('\n')
      .slice(0, -1)
      .map((line) => line.slice(indent.length)),
  }));
}

function write(file: string, lines: readonly string[]): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
}

const FILE = '+++ ';
const NEXT = '@@';

/** A diff without line numbers. Each of its parts must match exactly one place. */
function change(folder: string, lines: readonly string[]): void {
  let file = '';
  let part: string[] = [];
  const apply = () => {
    if (part.length > 0) changePart(join(folder, file), part);
    part = [];
  };
  for (const line of lines) {
    if (line.startsWith(FILE)) {
      apply();
      file = line.slice(FILE.length);
    } else if (line === NEXT) apply();
    else part.push(line);
  }
  apply();
}

function changePart(file: string, part: readonly string[]): void {
  const without = (sign: string) =>
    part.filter((line) => !line.startsWith(sign)).map((line) => `${line.slice(1)}\n`);
  const [before, after] = [without('+').join(''), without('-').join('')];
  const pieces = `\n${readFileSync(file, 'utf8')}`.split(`\n${before}`);
  const [head, tail] = pieces;
  if (pieces.length !== 2 || head === undefined || tail === undefined) {
    throw new Error(`${file} has ${pieces.length - 1} places for:\n${before}`);
  }
  writeFileSync(file, `${head}\n${after}${tail}`.slice(1));
}
