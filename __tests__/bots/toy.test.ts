jest.mock('#engine/modules/list', () => jest.requireActual('#tests/engine/toy/list'));

import type { Bot } from '#bots/bot';
import { EvaluationContext } from '#bots/evaluation/context';
import { modelFor } from '#bots/evaluation/models';
import { chances } from '#bots/evaluation/worth';
import { botFor } from '#bots/levels';
import {
  type Action,
  decisionOf,
  type GameState,
  isLegal,
  isRefusal,
  play,
  type Seat,
  score,
  seatsToAct,
  seedRandom,
  viewFor,
} from '#engine';
import { BOT_LEVELS, type BotLevel } from '#protocol/limits';
import { type Players, toyGame } from '#tests/engine/toy/tables';

/** Tests bots with a module unknown to them: its role, its building and its decisions. */

const GAMES = 100;
/** Searches are short here. They only have to end with a legal action. */
const ITERATIONS = 20;

function choose(bot: Bot, state: GameState, seat: Seat, rng: number[], most?: number): Action {
  const search = bot.begin(viewFor(state, seat), rng);
  if (isRefusal(search)) throw new Error(search.code);
  search.step(Math.min(search.budget, most ?? search.budget));
  const action = search.best();
  if (!isLegal(state, seat, action)) throw new Error(`illegal: ${JSON.stringify(action)}`);
  return action;
}

/** Plays a game to its end, each seat with its own bot. */
function playOut(start: GameState, botAt: (seat: Seat) => Bot, most?: number): GameState {
  const rng = seedRandom(`bots of ${start.options.seed}`);
  let state = start;
  while (!state.over) {
    const [seat] = seatsToAct(state);
    if (seat === undefined) throw new Error('nobody is to act');
    const played = play(state, seat, choose(botAt(seat), state, seat, rng, most));
    if (isRefusal(played)) throw new Error(played.code);
    state = played.state;
  }
  return state;
}

describe('bots with a module they do not know', () => {
  it('medium beats random in at least 90 of 100 games', () => {
    const medium = botFor('medium');
    const random = botFor('random');
    let won = 0;
    for (let game = 0; game < GAMES; game++) {
      const own: Seat = game % 2 === 0 ? 0 : 1;
      const start = toyGame(2, { seed: `match ${game}` });
      const end = playOut(start, (seat) => (seat === own ? medium : random));
      if (score(end)[own]?.rank === 1) won++;
    }
    expect(won).toBeGreaterThanOrEqual(90);
  });

  const TABLES: { level: BotLevel; players: Players }[] = BOT_LEVELS.flatMap((level) =>
    ([2, 3, 4, 5] as const).map((players) => ({ level, players })),
  );
  it.each(TABLES)('$level plays with $players to the end', ({ level, players }) => {
    const bot = botFor(level);
    const expansions = ['toy', 'newBuildings', 'nobles'];
    const end = playOut(toyGame(players, { expansions }), () => bot, ITERATIONS);
    expect(end.over).toBe(true);
  });

  it.each(BOT_LEVELS)('%s decides in every decision of the toy, with finite chances', (level) => {
    const bot = botFor(level);
    const random = botFor('random');
    const rng = seedRandom('reasons');
    const asked = new Set<string>();
    for (let game = 0; game < 20; game++) {
      let state = toyGame(3, { seed: `reasons ${game}` });
      while (!state.over) {
        const [seat] = seatsToAct(state);
        if (seat === undefined) throw new Error('nobody is to act');
        const kind: string = decisionOf(state)?.kind ?? '';
        const action = choose(random, state, seat, rng);
        if (!asked.has(kind)) {
          asked.add(kind);
          choose(bot, state, seat, rng, ITERATIONS);
          expect(
            chances(state, new EvaluationContext(state, modelFor(state))).every(Number.isFinite),
          ).toBe(true);
        }
        const played = play(state, seat, action);
        if (isRefusal(played)) throw new Error(played.code);
        state = played.state;
      }
    }
    expect([...asked]).toEqual(expect.arrayContaining(['round', 'pledge', 'encore', 'build']));
  });
});
