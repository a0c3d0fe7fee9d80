import {
  type Action,
  applyInPlace,
  cloneState,
  decisionOf,
  type Frame,
  type GameState,
  isRare,
  legalActions,
  PASS,
  type Seat,
} from '../../engine';
import type { Weights } from '../evaluation/model';
import { worthOf } from '../evaluation/worth';
import { buildPolicy } from './build';
import { privilegePolicy, sellPolicy, storePolicy } from './goods';
import { loadPolicy } from './load';
import { placePolicy } from './place';
import { settlePolicy } from './settle';

const options: Action[] = [];

/** A sound choice in any phase, made quickly: it carries the seats through a search. */
export function quickChoice(state: GameState, frame: Frame, seat: Seat, weights: Weights): Action {
  if (frame.kind === 'place') return placePolicy(state, seat, weights);
  options.length = 0;
  legalActions(state, seat, options);
  switch (frame.kind) {
    case 'settle':
      return settlePolicy(state, seat, options, weights);
    case 'build':
      return buildPolicy(state, seat, options, weights);
    case 'sell':
      return sellPolicy(state, seat, options, weights);
    case 'privilegeGoods':
      return privilegePolicy(state, seat, options, weights);
    case 'load':
      return loadPolicy(state, seat, options);
    case 'store':
      return storePolicy(state, seat, options, weights);
    case 'draft':
    case 'hacienda':
    case 'hospice':
    case 'university':
      return options[0] ?? PASS;
    default:
      return bestByWorth(state, seat, options.slice(), weights);
  }
}

/** For decisions without a policy of their own: whatever leaves the seat best off. */
export function bestByWorth(
  state: GameState,
  seat: Seat,
  choices: readonly Action[],
  weights: Weights,
): Action {
  let best: Action = choices[0] ?? PASS;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of choices) {
    if (isRare(action) && choices.length > 1) continue;
    const next = cloneState(state);
    applyInPlace(next, seat, action);
    const worth = worthOf(next, seat, weights);
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best;
}

/** Plays on, everybody by the quick choice, until a role is to be chosen or the game is over. */
export function finishPhase(state: GameState, weights: Weights): void {
  for (;;) {
    const frame = decisionOf(state);
    if (frame === null || frame.kind === 'round') return;
    applyInPlace(state, frame.seat, quickChoice(state, frame, frame.seat, weights));
  }
}
