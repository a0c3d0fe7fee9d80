import type { GameState, PlaceAction, Seat } from '#engine';
import { EvaluationContext } from './evaluation/context';
import { modelFor } from './evaluation/models';
import { placePolicy } from './policy/place';

/** The placement by the quick policy. */
export function placementAtSight(state: GameState, seat: Seat): PlaceAction {
  return placePolicy(state, seat, new EvaluationContext(state, modelFor(state)).weightsFor(state));
}
