import type { GameState, PlaceAction, Seat } from '../engine';
import { modelFor } from './evaluation/models';
import { weightsFor } from './evaluation/worth';
import { placePolicy } from './policy/place';

/** Where the bots would put everybody at first sight, without looking ahead. */
export function placementAtSight(state: GameState, seat: Seat): PlaceAction {
  return placePolicy(state, seat, weightsFor(state, modelFor(state)));
}
