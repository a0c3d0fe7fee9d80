import { writeFileSync } from 'node:fs';
import type { StoredModel, StoredWeights } from '#bots/evaluation/model';
import { inProject } from '#scripts/lib/paths';

/** Decimal places of a weight. */
const DIGITS = 3;

/** `name` is the file's name without extension, such as `players4`. */
export function save(model: StoredModel, name: string): void {
  writeFileSync(inProject('src/bots/weights', `${name}.json`), textOf(model));
}

/** One weight per line, so that diffs show which one changed. */
export function textOf(model: StoredModel): string {
  const { rounds, spread, worth, automated, owned, atWork } = model;
  const sections = [
    [
      'rounds',
      flat(Object.entries(rounds).map(([clue, weight]) => [clue, short(weight)] as const)),
    ],
    ['spread', flat(Object.entries(spread))],
    ['worth', listed(worth)],
    ...(automated === undefined ? [] : [['automated', listed(automated)]]),
    ['owned', listed(owned)],
    ['atWork', listed(atWork)],
  ];
  return `{\n${sections.map(([name, text]) => `  "${name}": ${text}`).join(',\n')}\n}\n`;
}

function flat(entries: readonly (readonly [string, number])[]): string {
  return `{ ${entries.map(([name, value]) => `"${name}": ${value}`).join(', ')} }`;
}

/** One entry per line. */
export function listed(weights: StoredWeights, indent = '  '): string {
  const lines = Object.entries(weights).map(
    ([name, parts]) => `${indent}  "${name}": [${parts.map(short).join(', ')}]`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

function short(weight: number): number {
  return Number(weight.toFixed(DIGITS));
}
