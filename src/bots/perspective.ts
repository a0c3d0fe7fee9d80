import {
  type GameState,
  type GameView,
  imagine,
  nextInt,
  REFUSAL_RULES,
  type Refusal,
  type RefusalCode,
  type Seat,
  seatsToAct,
} from '#engine';

/** A seat that is to act and the table that its player sees. */
export interface Perspective {
  readonly view: GameView;
  readonly seat: Seat;
  /** One of the states that look like this; never the real one. */
  readonly state: GameState;
}

const refuse = (code: RefusalCode): Refusal => ({ code, rule: REFUSAL_RULES[code] });

/** The viewer's perspective, or why there is nothing to choose for him. */
export function perspectiveOf(view: GameView, rng: number[]): Perspective | Refusal {
  if (view.over) return refuse('gameOver');
  if (view.viewer === null) return refuse('notYourTurn');
  const state = imagine(view, seedFrom(rng));
  if (!seatsToAct(state).includes(view.viewer)) return refuse('notYourTurn');
  return { view, seat: view.viewer, state };
}

/** A seed for an imagined state. */
export function seedFrom(rng: number[]): string {
  return `${nextInt(rng, 0x4000_0000)}`;
}

/** Several states that look alike from the perspective: hidden things differ. */
export function worldsOf(perspective: Perspective, count: number, rng: number[]): GameState[] {
  const worlds = [perspective.state];
  while (worlds.length < count) worlds.push(imagine(perspective.view, seedFrom(rng)));
  return worlds;
}
