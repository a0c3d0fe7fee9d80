import type { Weights } from '#bots/evaluation/context';
import { mixedLoadPoints } from '#bots/policy/load';
import {
  type Action,
  type ActionOf,
  decisionOf,
  type GameState,
  legalActions,
  nextInt,
  type Seat,
} from '#engine';
import { placementCandidates } from './placements';
import { roleCandidates } from './roles';
import { withoutRare } from './withoutRare';

const MIXED_LOADS = 4;

/** The legal actions without rare and pointless ones. */
export function candidatesFor(
  state: GameState,
  seat: Seat,
  weights: Weights,
  rng: number[],
): Action[] {
  const actions = legalActions(state, seat);
  switch (decisionOf(state)?.kind) {
    case 'place':
      return placementCandidates(state, seat, weights);
    case 'round':
      return roleCandidates(state, seat, withoutRare(actions), weights);
    case 'draft':
      // All players may buy from the board, so no pick is an advantage.
      return actions.slice(nextInt(rng, actions.length)).slice(0, 1);
    case 'build':
      return seat === state.chooser ? without(actions, 'pass') : withoutRare(actions);
    case 'load':
      return fewMixedLoads(state, withoutRare(actions));
    default:
      return withoutRare(actions);
  }
}

/** The chooser of the builder should build. */
function without(actions: Action[], type: Action['type']): Action[] {
  const others = actions.filter((action) => action.type !== type);
  return others.length > 0 ? others : actions;
}

/** A small wharf takes any goods in any number, which is too many choices to try. */
function fewMixedLoads(state: GameState, actions: Action[]): Action[] {
  const mixed = actions.filter((action): action is ActionOf<'ship'> => action.type === 'ship');
  if (mixed.length <= MIXED_LOADS) return actions;
  const best = mixed
    .map((action) => ({ action, points: mixedLoadPoints(state, action.goods) }))
    .sort((a, b) => b.points - a.points)
    .slice(0, MIXED_LOADS)
    .map(({ action }) => action);
  return [...actions.filter(({ type }) => type !== 'ship'), ...best];
}
