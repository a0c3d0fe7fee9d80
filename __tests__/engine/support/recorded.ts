import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRequest } from '#engine';

const FOLDER = join(__dirname, '../golden/recorded');

/** A step of a game of the first release; `scripts/release` wrote them with that release's code. */
export interface RecordedStep {
  /** In how many ways the seat could decide. */
  readonly choices: number;
  /** The game's story up to and with this step, as a short number. */
  readonly story: string;
  /** What it did, in notation. */
  readonly line: string;
}

export const recordedGames = () => readdirSync(FOLDER).sort();

export function readRecorded(name: string) {
  const lines = readFileSync(join(FOLDER, name), 'utf8').trim().split('\n');
  const request: GameRequest = JSON.parse(lines.shift() ?? '');
  const scores = lines
    .pop()
    ?.split(' ')
    .map((seat) => seat.split('/').map(Number));
  return { request: request, steps: lines.map(stepIn), scores };
}

function stepIn(line: string): RecordedStep {
  const [choices, story = '', ...action] = line.split(' ');
  return { choices: Number(choices), story, line: action.join(' ') };
}
