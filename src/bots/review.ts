import {
  type Action,
  applyInPlace,
  cloneState,
  formatLine,
  type GameState,
  isRefusal,
  type Seat,
  seedRandom,
  viewFor,
} from '#engine';
import type { Search } from './bot';
import { EvaluationContext } from './evaluation/context';
import { modelFor } from './evaluation/models';
import { seatsOf } from './evaluation/queries';
import { EFFORT } from './hard';
import { perspectiveOf } from './perspective';
import { candidatesFor } from './search/candidates';
import { highest } from './search/highest';
import { TreeSearch } from './search/treeSearch';
import { chancesAtPhaseEnd } from './winChances';

/** The chance to win by a past decision and by its best alternative. */
export interface Review {
  readonly chosen: Rated;
  /** The best alternative. */
  readonly other: Rated;
}

interface Rated {
  readonly action: Action;
  readonly chance: number;
}

/** Reviews a choice without a search. Null if there was no alternative. Deterministic. */
export function reviewAtSight(table: GameState, seat: Seat, choice: Action): Review | null {
  const state = stateSeenFrom(table, seat);
  if (state === null) return null;
  const context = new EvaluationContext(state, modelFor(state));
  const found = candidatesFor(state, seat, context.weightsFor(state), seedRandom('candidates'));
  if (found.length < 2) return null;
  const made = formatLine(seat, choice);
  const rate = (action: Action): Rated => {
    const after = cloneState(state);
    applyInPlace(after, seat, action);
    return { action, chance: chancesAtPhaseEnd(after, context)[seat] };
  };
  const others = found.filter((action) => formatLine(seat, action) !== made).map(rate);
  const other = highest(others, ({ chance }) => chance);
  return other === undefined ? null : { chosen: rate(choice), other };
}

/** A search that compares two choices of a seat, like a hint; null if the seat had no decision. */
export function beginDuel(
  table: GameState,
  seat: Seat,
  choices: readonly [Action, Action],
  iterations: number,
): Search | null {
  const state = stateSeenFrom(table, seat);
  if (state === null) return null;
  const context = new EvaluationContext(state, modelFor(state));
  return new TreeSearch([state], seat, choices, context, { ...EFFORT, iterations });
}

/**
 * The state as the seat could know it: hidden things and chance are guesses, but points are public
 * (I-5).
 */
function stateSeenFrom(table: GameState, seat: Seat): GameState | null {
  const perspective = perspectiveOf(viewFor(table, seat), seedRandom(`review ${table.ply}`));
  if (isRefusal(perspective)) return null;
  for (const other of seatsOf(table)) {
    const { vp, surplusVp } = table.players[other];
    Object.assign(perspective.state.players[other], { vp, surplusVp });
  }
  return perspective.state;
}
