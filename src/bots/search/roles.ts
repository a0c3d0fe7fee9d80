import {
  type Action,
  applyInPlace,
  cloneState,
  type GameState,
  type Seat,
  totalScore,
} from '../../engine';
import type { Weights } from '../evaluation/model';
import { sum } from '../evaluation/table';
import { finishPhase } from '../policy/policy';

/** Roles that bring the chooser something: a builder who cannot build is nobody's joy. */
export function roleCandidates(
  state: GameState,
  seat: Seat,
  actions: Action[],
  weights: Weights,
): Action[] {
  const before = belongings(state, seat);
  const fruitful = actions.filter((action) => {
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
  const hands = player.sanJuan + sum(player.workers) + sum(player.staff);
  const land = sum(player.tiles) + sum(player.forests);
  const numbers = [totalScore(state, seat), player.coins, hands, land, player.city.length];
  return `${numbers.join()} ${player.goods.join()}`;
}
