import type { Weights } from '#bots/evaluation/context';
import { worthOf } from '#bots/evaluation/worth';
import { type Action, type GameState, PASS, type Seat, salePriceOf } from '#engine';
import { goalGain } from './goals';

/** Policies for sales, the craftsman's privilege and storage. */

export function sellPolicy(
  state: GameState,
  seat: Seat,
  options: readonly Action[],
  weights: Weights,
): Action {
  let best: Action = PASS;
  let most = worthOf(state, seat, weights);
  const player = state.players[seat];
  for (const action of options) {
    if (action.type !== 'sell') continue;
    const { coins } = player;
    player.coins = coins + salePriceOf(state, seat, action.good);
    const won = goalGain(state, seat, action, weights);
    player.goods[action.good]--;
    const worth = worthOf(state, seat, weights) + won;
    player.goods[action.good]++;
    player.coins = coins;
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best;
}

export function privilegePolicy(
  state: GameState,
  seat: Seat,
  options: readonly Action[],
  weights: Weights,
): Action {
  let best = options[0] ?? PASS;
  let most = Number.NEGATIVE_INFINITY;
  const { goods } = state.players[seat];
  for (const action of options) {
    if (action.type !== 'takeGood') continue;
    goods[action.good]++;
    const worth = worthOf(state, seat, weights);
    goods[action.good]--;
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best;
}

export function storePolicy(
  state: GameState,
  seat: Seat,
  options: readonly Action[],
  weights: Weights,
): Action {
  let best = options[0] ?? PASS;
  let most = Number.NEGATIVE_INFINITY;
  const player = state.players[seat];
  const held = player.goods;
  for (const action of options) {
    if (action.type !== 'store') continue;
    player.goods = action.goods;
    const worth = worthOf(state, seat, weights);
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  player.goods = held;
  return best;
}
