import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRequest } from '#engine';

const FOLDER = join(__dirname, '../golden');

/** A whole game as text: its options, its actions in notation, and its result. */
export interface GoldenGame {
  readonly request: GameRequest;
  readonly lines: readonly string[];
  readonly rounds: number;
  /** Total by seat. */
  readonly scores: readonly number[];
}

export const goldenGames = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .sort();

export function readGolden(name: string): GoldenGame {
  const [options = '', ...rest] = readFileSync(join(FOLDER, name), 'utf8').trim().split('\n');
  const [rounds, scores] = rest.splice(-2).map((line) => line.split(' ').slice(1).map(Number));
  return {
    request: JSON.parse(options),
    lines: rest,
    rounds: rounds?.[0] ?? 0,
    scores: scores ?? [],
  };
}
