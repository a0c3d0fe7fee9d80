import type { Weights } from '#bots/evaluation/context';
import { rankBuildings } from '#bots/policy/build';
import { type Action, type GameState, legalActions, type Seat } from '#engine';
import { withoutRare } from './withoutRare';

const BUILDINGS_IN_TREE = 3;

export function choicesInTree(
  state: GameState,
  kind: string,
  seat: Seat,
  weights: Weights,
): Action[] {
  const actions = withoutRare(legalActions(state, seat));
  if (kind !== 'build') return actions;
  return rankBuildings(state, seat, actions, weights).slice(0, BUILDINGS_IN_TREE);
}
