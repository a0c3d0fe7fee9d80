import { readFileSync } from 'node:fs';
import { EvaluationContext } from '#bots/evaluation/context';
import { modelFor } from '#bots/evaluation/models';
import { chances } from '#bots/evaluation/worth';
import { botFor } from '#bots/levels';
import {
  createGame,
  type GameState,
  isRefusal,
  play,
  type Refusal,
  seatsToAct,
  seedRandom,
  viewFor,
} from '#engine';

/** Lets bots play a game in a copy of the project, and checks that all evaluations are finite. */
const bot = botFor('medium');
const rng = seedRandom('bots in a copy');

function sound<Value extends object>(value: Value | Refusal): Value {
  if (isRefusal(value)) throw new Error(value.code);
  return value;
}

function thinksFinite(start: GameState): boolean {
  let state = start;
  let finite = true;
  while (!state.over) {
    const [seat = 0] = seatsToAct(state);
    const search = sound(bot.begin(viewFor(state, seat), rng));
    search.step(search.budget);
    finite &&= chances(state, new EvaluationContext(state, modelFor(state))).every(Number.isFinite);
    state = sound(play(state, seat, search.best())).state;
  }
  return finite;
}

const { requests } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const games: unknown[] = requests;
process.stdout.write(
  JSON.stringify(games.map((request) => thinksFinite(sound(createGame(request))))),
);
