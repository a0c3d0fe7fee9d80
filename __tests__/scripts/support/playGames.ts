import { readFileSync } from 'node:fs';
import {
  BUILDING_NAMES,
  createGame,
  type GameState,
  isRefusal,
  restore,
  seedRandom,
} from '#engine';
import { randomSteps } from '#tests/engine/support/random';

/** Plays games in a copy of the project: new ones, and older saves. */
export interface Question {
  /** Options of games, as a caller would give them. */
  readonly requests: readonly unknown[];
  readonly saves: readonly unknown[];
}
export interface Answer {
  /** Names of bought buildings, and of events. */
  readonly built: readonly string[];
  readonly told: readonly string[];
  readonly ended: number;
}

const known = (state: ReturnType<typeof restore>): GameState => {
  if (isRefusal(state)) throw new Error(`refused: ${state.code} ${state.field ?? ''}`);
  return state;
};

function main({ requests, saves }: Question): Answer {
  const starts = [...requests.map((it) => createGame(it)), ...saves.map((it) => restore(it))];
  const built = new Set<string>();
  const told = new Set<string>();
  let ended = 0;
  for (const [index, start] of starts.entries()) {
    for (const { after, events } of randomSteps(known(start), seedRandom(`game ${index}`))) {
      for (const event of events) {
        told.add(event.type);
        if (event.type === 'built') built.add(BUILDING_NAMES[event.building]);
      }
      if (after.over) ended++;
    }
  }
  return { built: [...built], told: [...told], ended };
}

process.stdout.write(JSON.stringify(main(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')))));
