import type { Weights } from '#bots/evaluation/context';
import { rankBuildings } from '#bots/policy/build';
import { type Action, type GameState, legalActions, type Seat } from '#engine';
import { usual } from './usual';

const BUILDINGS_IN_TREE = 3;

export function choicesInTree(
  state: GameState,
  kind: string,
  seat: Seat,
  weights: Weights,
): Action[] {
  const actions = usual(legalActions(state, seat));
  if (kind !== 'build') return actions;
  return rankBuildings(state, seat, actions, weights).slice(0, BUILDINGS_IN_TREE);
}
