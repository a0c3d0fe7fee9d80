import { type Action, type GameState, legalActions, PASS, placements, type Seat } from '#engine';

/** Any legal action of a seat that is to act. */
export function anyAction(state: GameState, seat: Seat): Action {
  const [first] = legalActions(state, seat);
  if (first !== undefined) return first;
  const placement = placements(state, seat).next();
  return placement.done ? PASS : placement.value;
}
