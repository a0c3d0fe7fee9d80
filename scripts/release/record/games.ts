import type { Action, Engine, Refusal, Request, Seat, State } from '#scripts/release/release1';

/** What games of the first release can be like, and how they are begun and written down. */

const NAMES = ['Anna', 'Bob', 'Chris', 'David', 'Emma'];
/** A variant is played in every third game. */
const VARIANT_RARITY = 3;

export const BOARDS = ['draft', 'random', 'listed'] as const;
export type Board = (typeof BOARDS)[number];

export interface RecordedFile {
  readonly name: string;
  readonly content: string | Buffer;
}

export interface Shape {
  readonly seed: string;
  readonly players: number;
  readonly edition: Request['edition'];
  readonly expansions: readonly string[];
  readonly board: Board;
}

/** A request for a game of that shape; which variants it has, its seed decides. */
export function requestFor(engine: Engine, shape: Shape): Request {
  const { seed, players, edition, expansions } = shape;
  const random = engine.seedRandom(`${seed} variants`);
  const variants = Object.fromEntries(
    engine.VARIANTS.map((name) => [name, engine.nextInt(random, VARIANT_RARITY) === 0]),
  );
  const seats = NAMES.slice(0, players).map((name) => ({ name, kind: 'bot' as const }));
  const request = { seats, seed, edition, expansions, variants };
  if (shape.board !== 'listed') return { ...request, board: shape.board };
  return { ...request, board: slotsOf(engine, { ...request, board: 'random' }) };
}

/** The buildings that chance puts into the slots of a game like this. */
function slotsOf(engine: Engine, request: Request): number[] {
  const fixed = begin(engine, { ...request, board: 'draft' }).board;
  return begin(engine, request).board.filter((building) => !fixed.includes(building));
}

export function begin(engine: Engine, request: Request): State {
  return allowed(engine, engine.createGame(request));
}

export function allowed<Value extends object>(engine: Engine, value: Value | Refusal): Value {
  if (engine.isRefusal(value)) throw new Error(`refused: ${JSON.stringify(value)}`);
  return value;
}

export function oneOf<Item>(engine: Engine, items: readonly Item[], random: number[]): Item {
  const item = items[engine.nextInt(random, items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

/** Any legal action, each as likely as the next. */
export function anyAction(engine: Engine, state: State, seat: Seat, random: number[]): Action {
  const actions = engine.legalActions(state, seat);
  return actions.length === 0
    ? engine.randomPlacement(state, seat, random)
    : oneOf(engine, actions, random);
}

/** There can be a great many placements: nobody counts beyond this. */
export const MOST_PLACEMENTS = 200;

/** In how many ways the seat can decide. */
export function choiceCount(engine: Engine, state: State, seat: Seat): number {
  const actions = engine.legalActions(state, seat).length;
  if (actions > 0) return actions;
  let count = 0;
  for (const _ of engine.placements(state, seat)) if (++count === MOST_PLACEMENTS) break;
  return count;
}

/** A request without a number in it that only this release understands. */
export function named(engine: Engine, { board, ...rest }: Request) {
  const names = typeof board === 'string' ? board : board.map((it) => engine.BUILDING_NAMES[it]);
  return { ...rest, board: names };
}
