import type { Weights } from '#bots/evaluation/context';
import { sum } from '#bots/evaluation/queries';
import { finishPhase } from '#bots/policy/policy';
import {
  type Action,
  applyInPlace,
  cloneState,
  colonists,
  type GameState,
  type Seat,
  totalScore,
} from '#engine';

/**
 * Roles that bring the chooser something: a builder who cannot build is nobody's joy. What is
 * no role is kept.
 */
export function roleCandidates(
  state: GameState,
  seat: Seat,
  actions: Action[],
  weights: Weights,
): Action[] {
  const before = belongings(state, seat);
  const fruitful = actions.filter((action) => {
    if (action.type !== 'chooseRole') return true;
    const after = cloneState(state);
    applyInPlace(after, seat, action);
    finishPhase(after, weights);
    return belongings(after, seat) !== before;
  });
  return fruitful.length > 0 ? fruitful : actions;
}

/** All that a phase can add to, as one string to compare. */
function belongings(state: GameState, seat: Seat): string {
  const player = state.players[seat];
  const land = sum(player.tiles) + sum(player.turned);
  const numbers = [
    totalScore(state, seat),
    player.coins,
    colonists(state, seat),
    land,
    player.city.length,
  ];
  return `${numbers.join()} ${player.goods.join()}`;
}
