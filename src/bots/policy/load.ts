import type { Weights } from '#bots/evaluation/context';
import {
  type Action,
  type Counts,
  cargoRoom,
  DECLINE,
  type GameState,
  GOODS,
  type Good,
  type Player,
  type Seat,
  type Ship,
} from '#engine';
import { goalGain } from './goals';

/** Points deducted for each coin of the good's price. */
const PRICE_WEIGHT = 0.12;
const CLOSING_BONUS = 0.3;
const WHARF_WAITS = 0.6;

/** Prefers many points, cheap goods and full ships. */
export function loadPolicy(
  state: GameState,
  seat: Seat,
  options: readonly Action[],
  weights: Weights,
): Action {
  let best: Action = options[0] ?? DECLINE;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of options) {
    const won = goalGain(state, seat, action, weights);
    const points = pointsOf(state, state.players[seat], action) + won;
    if (points <= most) continue;
    most = points;
    best = action;
  }
  return best;
}

function pointsOf(state: GameState, player: Player, action: Action): number {
  if (action.type === 'load') return cargoPoints(state, player, action.good, action.ship);
  if (action.type === 'wharf') return wharfPoints(state, player, action.good);
  if (action.type === 'ship') return mixedLoadPoints(state, action.goods);
  return action.type === 'decline' ? 0 : 1;
}

function cargoPoints(state: GameState, player: Player, good: Good, shipNumber: Ship): number {
  const ship = state.ships[shipNumber];
  const held = player.goods[good];
  const room = ship.capacity - ship.count;
  const count = held < room ? held : room;
  const closing = held >= room ? CLOSING_BONUS : 0;
  return count - PRICE_WEIGHT * good + closing;
}

/** The wharf is best for goods that no ship takes. */
function wharfPoints(state: GameState, player: Player, good: Good): number {
  const held = player.goods[good];
  const taken = Math.min(held, cargoRoom(state, good));
  return held - taken * WHARF_WAITS - PRICE_WEIGHT * good - 0.5;
}

/** A mixed load scores one point for two goods, so goods that ships take count against it. */
export function mixedLoadPoints(state: GameState, goods: Counts<Good>): number {
  let count = 0;
  let regret = 0;
  for (const good of GOODS) {
    count += goods[good];
    regret += goods[good] * PRICE_WEIGHT * good;
    regret += Math.min(goods[good], cargoRoom(state, good)) * WHARF_WAITS;
  }
  return Math.floor(count / 2) - regret;
}
