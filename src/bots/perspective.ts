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

/** A seat that is to act, with its view. */
export interface Perspective {
  readonly view: GameView;
  readonly seat: Seat;
  /** An imagined state that looks like the view; never the real one. */
  readonly state: GameState;
}

const refuse = (code: RefusalCode): Refusal => ({ code, rule: REFUSAL_RULES[code] });

/** The viewer's perspective, or the reason why the viewer has no decision. */
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

/** Imagined states that look alike to the seat. */
export function worldsOf(perspective: Perspective, count: number, rng: number[]): GameState[] {
  const worlds = [perspective.state];
  while (worlds.length < count) worlds.push(imagine(perspective.view, seedFrom(rng)));
  return worlds;
}
