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

/** Every point spared for a better good costs this much of the good's price. */
const PRICE_WEIGHT = 0.12;
const CLOSING_BONUS = 0.3;
const WHARF_WAITS = 0.6;

/** Loads what brings most points, cheap goods first, and rather fills a ship than opens one. */
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

/** The wharf serves what the ships will not take; what they would take can go there first. */
function wharfPoints(state: GameState, player: Player, good: Good): number {
  const held = player.goods[good];
  const taken = Math.min(held, cargoRoom(state, good));
  return held - taken * WHARF_WAITS - PRICE_WEIGHT * good - 0.5;
}

/** A point for two goods, so only what no ship takes should go this way. */
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
