import {
  type Action,
  applyInPlace,
  cloneState,
  type GameView,
  isRefusal,
  seedRandom,
  writeAction,
} from '../engine';
import type { Ranked, Search } from './bot';
import { Mind } from './evaluation/mind';
import { modelFor } from './evaluation/models';
import { EFFORT } from './hard';
import { candidatesFor } from './search/candidates';
import { Forest } from './search/forest';
import { highest } from './search/highest';
import { type Chair, takeSeat } from './seat';
import { settledChances } from './settled';

/** A decision looked at again, by the chance to win that a hint would have shown for it. */
export interface Review {
  readonly chosen: Ranked;
  /** The best that could have been done in its place. */
  readonly other: Ranked;
}

/**
 * What a choice of the viewer's was worth at first sight. Null where there was nothing to weigh.
 * Always the same for the same view and choice.
 */
export function reviewAtSight(view: GameView, choice: Action): Review | null {
  const chair = chairOf(view);
  if (chair === null) return null;
  const { state, seat } = chair;
  const mind = new Mind(state, modelFor(state));
  const found = candidatesFor(state, seat, mind.weightsFor(state), seedRandom('candidates'));
  if (found.length < 2) return null;
  const made = writeAction(seat, choice);
  const rate = (action: Action): Ranked => {
    const after = cloneState(state);
    applyInPlace(after, seat, action);
    return { action, chance: settledChances(after, mind)[seat] };
  };
  const others = found.filter((action) => writeAction(seat, action) !== made).map(rate);
  const other = highest(others, ({ chance }) => chance);
  return other === undefined ? null : { chosen: rate(choice), other };
}

/** Two choices of the viewer's against each other, searched as deeply as a hint would. */
export function beginDuel(view: GameView, { chosen, other }: Review, iterations: number): Search {
  const chair = chairOf(view);
  if (chair === null) return SETTLED;
  const { state, seat } = chair;
  const mind = new Mind(state, modelFor(state));
  const effort = { ...EFFORT, iterations };
  return new Forest([state], seat, [chosen.action, other.action], mind, effort);
}

const SETTLED: Search = { budget: 0, step: () => true, best: () => ({ type: 'pass' }) };

function chairOf(view: GameView): Chair | null {
  const chair = takeSeat(view, seedRandom(`review ${view.ply}`));
  return isRefusal(chair) ? null : chair;
}
