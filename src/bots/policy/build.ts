import {
  type Action,
  type Building,
  type BuildingSpec,
  buildingCost,
  type GameState,
  PASS,
  type Player,
  type Seat,
} from '../../engine';
import { Feature, OWNED } from '../evaluation/features';
import type { Weights } from '../evaluation/model';
import { plantCircles, specsOf } from '../evaluation/table';
import { worthOf } from '../evaluation/worth';

/** The building that is worth most beyond its price; saving up is a choice too. */
export function buildPolicy(
  state: GameState,
  seat: Seat,
  options: readonly Action[],
  weights: Weights,
): Action {
  let best: Action = PASS;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of options) {
    const gain = gainOf(state, seat, action, weights);
    if (gain <= most) continue;
    most = gain;
    best = action;
  }
  return best;
}

/** All that can be done on a builder's turn, best first. */
export function rankBuildings(
  state: GameState,
  seat: Seat,
  options: readonly Action[],
  weights: Weights,
): Action[] {
  return options
    .map((action) => ({ action, gain: gainOf(state, seat, action, weights) }))
    .sort((a, b) => b.gain - a.gain)
    .map(({ action }) => action);
}

/** What an expansion adds to a builder's turn is left to those who look closer. */
function gainOf(state: GameState, seat: Seat, action: Action, weights: Weights): number {
  if (action.type === 'pass') return 0;
  if (action.type !== 'build') return Number.NEGATIVE_INFINITY;
  const { building } = action;
  const player = state.players[seat];
  const spec = specsOf(state)[building];
  const price = buildingCost(state, seat, building);
  if (spec === undefined || spec.spaces === 2 || ownsLarge(state, player)) {
    return gainInFull(state, seat, building, price, weights);
  }
  return gainOfSmall(state, player, building, price, weights.worth);
}

function ownsLarge(state: GameState, player: Player): boolean {
  const specs = specsOf(state);
  for (let i = 0; i < player.city.length; i++) {
    if (specs[player.city[i] as number]?.spaces === 2) return true;
  }
  return false;
}

/** By the sum of weights before and after: large buildings score by what else there is. */
function gainInFull(
  state: GameState,
  seat: Seat,
  building: Building,
  price: number,
  weights: Weights,
): number {
  const player = state.players[seat];
  const before = worthOf(state, seat, weights);
  player.coins -= price;
  player.city.push(building);
  const after = worthOf(state, seat, weights);
  player.city.pop();
  player.coins += price;
  return after - before;
}

/** The same for a small building where nothing scores by it: only a few weights change. */
function gainOfSmall(
  state: GameState,
  player: Player,
  building: Building,
  price: number,
  worth: readonly number[],
): number {
  const spec = specsOf(state)[building] as BuildingSpec;
  const weight = (feature: number) => worth[feature] as number;
  const low = (coins: number) => Math.min(coins, 10);
  const spentLow = low(player.coins) - low(player.coins - price);
  const spent = weight(Feature.coins) * spentLow;
  const spentHigh = weight(Feature.coinsBeyondTen) * (price - spentLow);
  const place = weight(Feature.cityLeft) - weight(Feature.vacancies) * spec.circles;
  const own = weight(OWNED + building) + weight(Feature.score) * spec.vp;
  const gain = own - spent - spentHigh - place;
  if (spec.good === undefined) return gain;
  const spareTiles = player.tiles[spec.good] - plantCircles(state, player, spec.good);
  const used = Math.max(0, Math.min(spareTiles, spec.circles));
  const served = weight(Feature.capacity + spec.good) - weight(Feature.spareTiles + spec.good);
  return gain + used * served + (spec.circles - used) * weight(Feature.spareCircles + spec.good);
}
