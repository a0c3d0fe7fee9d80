import { type Action, type Frame, type GameState, legalActions } from '../../engine';
import type { Weights } from '../evaluation/model';
import { rankBuildings } from '../policy/build';

const BUILDINGS_IN_TREE = 3;

export function choicesInTree(state: GameState, frame: Frame, weights: Weights): Action[] {
  const actions = legalActions(state, frame.seat);
  if (frame.kind !== 'build') return actions;
  return rankBuildings(state, frame.seat, actions, weights).slice(0, BUILDINGS_IN_TREE);
}
