import type { Weights } from '#bots/evaluation/context';
import { worthOf } from '#bots/evaluation/worth';
import {
  type Action,
  applyInPlace,
  cloneState,
  decisionOf,
  type GameState,
  isRare,
  legalActions,
  PASS,
  type Seat,
  seatsToAct,
} from '#engine';
import { buildPolicy } from './build';
import { privilegePolicy, sellPolicy, storePolicy } from './goods';
import { loadPolicy } from './load';
import { placePolicy } from './place';
import { settlePolicy } from './settle';
import { smugglePolicy } from './smuggle';

/** A fast and sound choice for any decision; searches play with it. */
export function quickChoice(state: GameState, kind: string, seat: Seat, weights: Weights): Action {
  if (kind === 'place') return placePolicy(state, seat, weights);
  const options = legalActions(state, seat);
  switch (kind) {
    case 'settle':
      return settlePolicy(state, seat, options, weights);
    case 'build':
      return buildPolicy(state, seat, options, weights);
    case 'sell':
      return sellPolicy(state, seat, options, weights);
    case 'privilegeGoods':
      return privilegePolicy(state, seat, options, weights);
    case 'load':
      return loadPolicy(state, seat, options, weights);
    case 'store':
      return storePolicy(state, seat, options, weights);
    case 'smuggle':
      return smugglePolicy(state, seat, options, weights);
    case 'draft':
    case 'hacienda':
    case 'hospice':
    case 'university':
      return options[0] ?? PASS;
    default:
      return bestByWorth(state, seat, options, weights);
  }
}

/** For decisions without their own policy: the action with the best worth. */
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

/** More than any phase takes; guards against endless loops. */
const MOST_ACTIONS = 400;

/** Plays quick choices until one of these decisions or the end of the game. */
export function playUntil(state: GameState, kinds: readonly string[], weights: Weights): void {
  for (let actions = 0; actions < MOST_ACTIONS; actions++) {
    const decision = decisionOf(state);
    if (decision === null || kinds.includes(decision.kind)) return;
    // Several seats may be asked at once; they answer one by one.
    const seat = seatsToAct(state)[0];
    if (seat === undefined) return;
    applyInPlace(state, seat, quickChoice(state, decision.kind, seat, weights));
  }
}

const ROLE_CHOICE = ['round'];

/** Plays until the next choice of a role or the end of the game. */
export function finishPhase(state: GameState, weights: Weights): void {
  playUntil(state, ROLE_CHOICE, weights);
}
