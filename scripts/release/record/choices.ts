import type {
  Action,
  Engine,
  Level,
  Levels,
  Release1,
  Request,
  Seat,
  State,
} from '#scripts/release/release1';
import {
  allowed,
  anyAction,
  BOARDS,
  begin,
  choiceCount,
  named,
  oneOf,
  type RecordedFile,
  requestFor,
  type Shape,
} from './games';
import { spread } from './spread';

/** What the bots of the first release chose, for later ones to be compared with. */

const LEVELS: readonly Level[] = ['easy', 'medium', 'hard'];
/** So few that the test is quick; a search that goes another way shows it within as many. */
const ITERATIONS = 1000;
const GAMES = 15;
const POSITIONS = 10;
/** One move in so many is any legal one, so that the bots also see what they would avoid. */
const STRAY = 12;

export function recordChoices(release: Release1): RecordedFile[] {
  return ['base', 'expanded'].flatMap((group) => recordGroup(release, group));
}

function recordGroup({ engine, levels }: Release1, group: string): RecordedFile[] {
  const games = Array.from({ length: GAMES }, (_, number) => {
    const request = requestFor(engine, shapeOf(engine, group, number));
    return { name: `${group}-${number + 1}`, ...playedByBots(engine, levels, request) };
  });
  const chosen = spread(
    games.map(({ moments }) => moments.map((moment) => kindOf(engine, moment))),
    POSITIONS,
  );
  return games.map(({ name, request, moments }, game) => {
    const lines = moments.flatMap((moment, index) => [
      ...(chosen[game]?.has(index) ? [choicesAt(engine, levels, request, moment)] : []),
      moment.line,
    ]);
    const header = { iterations: ITERATIONS, request: named(engine, request) };
    return { name: `${name}.txt`, content: `${[JSON.stringify(header), ...lines].join('\n')}\n` };
  });
}

function shapeOf(engine: Engine, group: string, number: number): Shape {
  return {
    seed: `choices ${group} ${number}`,
    players: 2 + (number % 4),
    edition: Math.floor(number / 4) % 2 === 0 ? 'classic' : '1897',
    expansions: group === 'base' ? [] : engine.EXPANSIONS,
    board: BOARDS[number % BOARDS.length] ?? 'draft',
  };
}

interface Moment {
  readonly state: State;
  readonly seat: Seat;
  /** What was played there, in notation. */
  readonly line: string;
}

function playedByBots(engine: Engine, levels: Levels, request: Request) {
  const random = engine.seedRandom(`${request.seed} players`);
  const moments: Moment[] = [];
  let state = begin(engine, request);
  while (!state.over) {
    const seat = oneOf(engine, engine.seatsToAct(state), random);
    const stray = engine.nextInt(random, STRAY) === 0;
    const level = engine.nextInt(random, 3) === 0 ? 'easy' : 'medium';
    const action = stray
      ? anyAction(engine, state, seat, random)
      : choose(engine, levels, level, state, seat, random);
    moments.push({ state, seat, line: engine.writeAction(seat, action) });
    state = allowed(engine, engine.play(state, seat, action)).state;
  }
  return { request, moments };
}

function choose(
  engine: Engine,
  levels: Levels,
  level: Level,
  state: State,
  seat: Seat,
  random: number[],
): Action {
  const search = allowed(engine, levels.botFor(level).begin(engine.viewFor(state, seat), random));
  search.step(level === 'hard' ? Math.min(search.budget, ITERATIONS) : search.budget);
  return search.best();
}

/** Decisions of one kind offer the same kinds of action, and about as many. */
function kindOf(engine: Engine, { state, seat }: Moment): string {
  const types = engine.legalActions(state, seat).map(({ type }) => type);
  const width = Math.floor(Math.log2(choiceCount(engine, state, seat)));
  return [engine.decisionOf(state)?.kind, width, ...[...new Set(types)].sort()].join(' ');
}

/** `? seat | easy | medium | hard`; whose dice are made of the game's seed, the ply and the level. */
function choicesAt(engine: Engine, levels: Levels, { seed }: Request, { state, seat }: Moment) {
  const chosen = LEVELS.map((level) => {
    const random = engine.seedRandom(`${seed} ${state.ply} ${level}`);
    const action = choose(engine, levels, level, state, seat, random);
    return engine.writeAction(seat, action).slice(2);
  });
  return ['?', seat, '|', chosen.join(' | ')].join(' ');
}
