import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRequest } from '#engine';

const FOLDER = join(__dirname, '../choices');

/** Choices of the first release's bots; `scripts/release` wrote them with that release's code. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;

interface RecordedPosition {
  /** How many of the game's moves lead to it. */
  readonly moves: number;
  readonly seat: number;
  /** In notation, without the seat, by level. */
  readonly choices: readonly string[];
}

export const recordedGames = () =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .sort();

/** A game as text: a header, moves in notation, and `? seat | easy | medium | hard` between them. */
export function readChoices(name: string) {
  const [header = '', ...lines] = readFileSync(join(FOLDER, name), 'utf8').trim().split('\n');
  const { iterations, request }: { iterations: number; request: GameRequest } = JSON.parse(header);
  const moves: string[] = [];
  const positions: RecordedPosition[] = [];
  for (const line of lines) {
    if (!line.startsWith('? ')) moves.push(line);
    else {
      const [seat = '', ...choices] = line.slice(2).split(' | ');
      positions.push({ moves: moves.length, seat: Number(seat), choices });
    }
  }
  return { iterations, request, moves, positions };
}
