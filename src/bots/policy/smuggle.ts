import type { Weights } from '#bots/evaluation/context';
import { worthOf } from '#bots/evaluation/worth';
import {
  type Action,
  applyInPlace,
  cloneState,
  decisionOf,
  type GameState,
  legalActions,
  PASS,
  type Seat,
} from '#engine';

/** The action with the best worth for the smuggler, after poached colonists are placed. */
export function smugglePolicy(
  state: GameState,
  seat: Seat,
  choices: readonly Action[],
  weights: Weights,
): Action {
  let best: Action = PASS;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of choices) {
    const next = cloneState(state);
    applyInPlace(next, seat, action);
    settleNewcomers(next, seat, weights);
    const worth = worthOf(next, seat, weights);
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best;
}

/** Tries all places for each colonist; at most three come. */
function settleNewcomers(state: GameState, seat: Seat, weights: Weights): void {
  while (decisionOf(state)?.kind === 'newcomers') {
    const places = legalActions(state, seat);
    const first = places[0];
    if (first === undefined) return;
    let best = first;
    let most = Number.NEGATIVE_INFINITY;
    for (const action of places) {
      const tried = cloneState(state);
      applyInPlace(tried, seat, action);
      const worth = worthOf(tried, seat, weights);
      if (worth > most) {
        most = worth;
        best = action;
      }
    }
    applyInPlace(state, seat, best);
  }
}
