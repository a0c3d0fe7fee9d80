import {
  type Action,
  decisionOf,
  formatLine,
  type GameEvent,
  type GameState,
  isRefusal,
  legalActions,
  nextInt,
  play,
  randomPlacement,
  type Seat,
  seatsToAct,
} from '#engine';

export interface Step {
  readonly before: GameState;
  readonly seat: Seat;
  readonly action: Action;
  readonly after: GameState;
  readonly events: readonly GameEvent[];
}

export function pick<Item>(items: readonly Item[], random: number[]): Item {
  const item = items[nextInt(random, items.length)];
  if (item === undefined) throw new Error('nothing to pick from: a dead end');
  return item;
}

/** A random legal action of the seat, all equally likely. */
export function randomAction(state: GameState, seat: Seat, random: number[]): Action {
  return decisionOf(state)?.kind === 'place'
    ? randomPlacement(state, seat, random)
    : pick(legalActions(state, seat), random);
}

/** Plays a game to its end at random and yields every step. */
export function* randomSteps(start: GameState, random: number[]): Generator<Step> {
  let before = start;
  while (!before.over) {
    const seat = pick(seatsToAct(before), random);
    const action = randomAction(before, seat, random);
    const played = play(before, seat, action);
    if (isRefusal(played)) {
      throw new Error(`${formatLine(seat, action)} was offered but refused: ${played.code}`);
    }
    yield { before, seat, action, after: played.state, events: played.events };
    before = played.state;
  }
}
