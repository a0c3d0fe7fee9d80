import { readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { sourcesBelow } from '#scripts/lib/files';
import { nodesOf } from '#scripts/lib/syntax';

/**
 * So many places in src/ may say that they know better than the compiler. It only goes down:
 * whoever removes some puts the new number here.
 */
export const MOST_CASTS = 53;

/** `as` with a type after a value: no `as const`. */
const CAST = /(?<=[\w\])}>]) as (?!const\b)[A-Za-z{([]/;
/** Here `as` gives another name. */
const RENAMES = /^\s*(import\b|export \*)/;

export interface Casts {
  /** Lines that look like one, remarks included, so that anybody can count them with grep. */
  readonly casts: number;
  /** Real ones, by the syntax. */
  readonly real: number;
  /** `!` after a value that may be missing. */
  readonly nonNull: number;
}

export function castsIn(source: string, file: string): Casts {
  const lines = source.split('\n').filter((line) => !RENAMES.test(line) && CAST.test(line));
  const nodes = nodesOf(source, file);
  const count = (wanted: string) => nodes.filter(({ type }) => type === wanted).length;
  return {
    casts: lines.length,
    real: count('TsAsExpression'),
    nonNull: count('TsNonNullExpression'),
  };
}

/** By folder, for all source files below the current folder's src/. */
export function castsByFolder(): Map<string, Casts> {
  const folders = new Map<string, Casts>();
  for (const file of sourcesBelow('src').filter((it) => /\.tsx?$/.test(it))) {
    const found = castsIn(readFileSync(file, 'utf8'), file);
    const before = folders.get(dirname(file));
    folders.set(dirname(file), before === undefined ? found : add(before, found));
  }
  return folders;
}

const add = (a: Casts, b: Casts): Casts => ({
  casts: a.casts + b.casts,
  real: a.real + b.real,
  nonNull: a.nonNull + b.nonNull,
});

export const total = (folders: ReadonlyMap<string, Casts>): Casts =>
  [...folders.values()].reduce(add, { casts: 0, real: 0, nonNull: 0 });
