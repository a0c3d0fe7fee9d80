import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BotLevel } from '#bots/bot';
import { botFor } from '#bots/levels';
import {
  createGame,
  type GameState,
  isRefusal,
  parseLine,
  play,
  SEATS,
  type Seat,
  seedRandom,
  viewFor,
  writeAction,
} from '#engine';
import { LEVELS, readChoices, recordedGames } from './support/recorded';

/** By corrected rules: in these positions the bots choose otherwise, or they never come about. */
const CHANGED: readonly string[] = readFileSync(join(__dirname, 'choices/changed.list'), 'utf8')
  .split('\n')
  .filter((line) => line !== '');

/** Every table that the moves lead to, as far as today's rules allow them. */
function tablesOf(name: string, { request, moves }: ReturnType<typeof readChoices>): GameState[] {
  const start = createGame(request);
  if (isRefusal(start)) throw new Error(`${name} cannot be set up: ${start.field}`);
  const tables = [start];
  for (const line of moves) {
    const noted = parseLine(line);
    const played = noted && play(tables.at(-1) ?? start, noted.seat, noted.action);
    if (played === null || isRefusal(played)) break;
    tables.push(played.state);
  }
  return tables;
}

function choiceOf(level: BotLevel, state: GameState, seat: Seat, seed: string, most: number) {
  const random = seedRandom(`${seed} ${state.ply} ${level}`);
  const search = botFor(level).begin(viewFor(state, seat), random);
  if (isRefusal(search)) return search.code;
  search.step(level === 'hard' ? Math.min(search.budget, most) : search.budget);
  return writeAction(seat, search.best()).slice(2);
}

/** By position of the game: choices that are not what they were, each in a sentence. */
function changesIn(name: string): string[][] {
  const game = readChoices(name);
  const tables = tablesOf(name, game);
  return game.positions.map(({ moves, seat: at, choices }) => {
    const state = tables[moves];
    const seat = SEATS[at];
    if (seat === undefined) throw new Error(`${name} has no seat ${at}`);
    if (state === undefined) return [`${name}, ply ${moves}: never comes about`];
    return LEVELS.flatMap((level, index) => {
      const chosen = choiceOf(level, state, seat, game.request.seed, game.iterations);
      const before = choices[index];
      return chosen === before ? [] : `${name}, ply ${moves}, ${level}: ${before} → ${chosen}`;
    });
  });
}

describe('the bots of the first release', () => {
  const recorded = recordedGames();

  it('chose in as many base games as games with both expansions', () => {
    const expanded = recorded.filter((name) => readChoices(name).request.expansions?.length === 2);
    expect(expanded).toHaveLength(15);
    expect(recorded).toHaveLength(30);
  });

  it('150 of 150 choices in base games are the same', () => {
    const changed = recorded.filter((name) => name.startsWith('base')).flatMap(changesIn);
    expect(changed.flat()).toEqual([]);
    expect(changed).toHaveLength(150);
  });

  it('X2-1, S-12, D-5, X1-2: in games with expansions corrected rules changed these', () => {
    const changed = recorded.filter((name) => name.startsWith('expanded')).flatMap(changesIn);
    expect(changed).toHaveLength(150);
    expect(changed.flat()).toEqual(CHANGED);
  });
});
