import { writeFileSync } from 'node:fs';
import type { StoredModel, StoredWeights } from '../../../src/bots/evaluation/model';
import { inProject } from '../../lib/paths';

export function save(model: StoredModel, players: number): void {
  writeFileSync(inProject('src/bots/weights', `players${players}.json`), textOf(model));
}

/** One weight a line, so that a change shows which. */
export function textOf({ rounds, spread, worth, owned, atWork }: StoredModel): string {
  const sections = [
    [
      'rounds',
      flat(Object.entries(rounds).map(([clue, weight]) => [clue, short(weight)] as const)),
    ],
    ['spread', flat(Object.entries(spread))],
    ['worth', listed(worth)],
    ['owned', listed(owned)],
    ['atWork', listed(atWork)],
  ];
  return `{\n${sections.map(([name, text]) => `  "${name}": ${text}`).join(',\n')}\n}\n`;
}

function flat(entries: readonly (readonly [string, number])[]): string {
  return `{ ${entries.map(([name, value]) => `"${name}": ${value}`).join(', ')} }`;
}

function listed(weights: StoredWeights): string {
  const lines = Object.entries(weights).map(
    ([name, parts]) => `    "${name}": [${parts.map(short).join(', ')}]`,
  );
  return `{\n${lines.join(',\n')}\n  }`;
}

function short(weight: number): number {
  return Number(weight.toFixed(3));
}
