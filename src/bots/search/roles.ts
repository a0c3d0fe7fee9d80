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

/** Leaves out roles that bring the chooser nothing, such as a builder who cannot build. */
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

/** Everything that a phase can change for a seat, as a string to compare. */
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
