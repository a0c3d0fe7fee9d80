import type { Weights } from '#bots/evaluation/context';
import { Feature } from '#bots/evaluation/features';
import { plantCircles, type Specs } from '#bots/evaluation/queries';
import { worthOf } from '#bots/evaluation/worth';
import {
  type Action,
  type Building,
  buildingCost,
  type GameState,
  PASS,
  type Player,
  type Seat,
} from '#engine';
import { cardGainOfLarge } from './cards';
import { goalGain } from './goals';

/** The building with the best worth beyond its price, or none. */
export function buildPolicy(
  state: GameState,
  seat: Seat,
  options: readonly Action[],
  weights: Weights,
): Action {
  const gainOf = gainsFor(state, seat, weights);
  let best: Action = PASS;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of options) {
    const gain = gainOf(action);
    if (gain <= most) continue;
    most = gain;
    best = action;
  }
  return best;
}

/** The options of a builder's turn, best first. */
export function rankBuildings(
  state: GameState,
  seat: Seat,
  options: readonly Action[],
  weights: Weights,
): Action[] {
  const gainOf = gainsFor(state, seat, weights);
  return options
    .map((action) => ({ action, gain: gainOf(action) }))
    .sort((a, b) => b.gain - a.gain)
    .map(({ action }) => action);
}

/** Actions of expansions are ranked last. */
function gainsFor(state: GameState, seat: Seat, weights: Weights): (action: Action) => number {
  const { specs } = weights.context;
  const player = state.players[seat];
  const withLarge = ownsLarge(specs, player);
  const withCards = (state.achievements?.hands[seat].length ?? 0) > 0;
  let before: number | null = null;
  return (action) => {
    if (action.type === 'pass') return 0;
    if (action.type !== 'build') return Number.NEGATIVE_INFINITY;
    const { building } = action;
    const price = buildingCost(state, seat, building);
    const won = goalGain(state, seat, action, weights);
    const isLarge = specs[building].spaces === 2;
    if (!withLarge && !withCards && !isLarge) {
      return won + gainOfSmall(player, building, price, weights);
    }
    const dealt = isLarge ? cardGainOfLarge(state, seat, price) : 0;
    before ??= worthOf(state, seat, weights);
    return won + dealt + worthWith(state, seat, building, price, weights) - before;
  };
}

function ownsLarge(specs: Specs, player: Player): boolean {
  for (const building of player.city) if (specs[building].spaces === 2) return true;
  return false;
}

/** The full weighted sum, because large buildings score by the rest of the board. */
function worthWith(
  state: GameState,
  seat: Seat,
  building: Building,
  price: number,
  weights: Weights,
): number {
  const player = state.players[seat];
  player.coins -= price;
  player.city.push(building);
  const worth = worthOf(state, seat, weights);
  player.city.pop();
  player.coins += price;
  return worth;
}

/** A shortcut for small buildings, which change only a few features. */
function gainOfSmall(
  player: Player,
  building: Building,
  price: number,
  { context, worth, owned }: Weights,
): number {
  const { good, circles, vp } = context.specs[building];
  const low = (coins: number) => Math.min(coins, 10);
  const spentLow = low(player.coins) - low(player.coins - price);
  const spent = worth[Feature.coins] * spentLow;
  const spentHigh = worth[Feature.coinsBeyondTen] * (price - spentLow);
  const place = worth[Feature.cityLeft] - worth[Feature.vacancies] * circles;
  const own = owned[building] + worth[Feature.score] * vp;
  const gain = own - spent - spentHigh - place;
  if (good === null) return gain;
  const spareTiles = player.tiles[good] - plantCircles(context.specs, player, good);
  const used = Math.max(0, Math.min(spareTiles, circles));
  const served = worth[Feature.capacity[good]] - worth[Feature.spareTiles[good]];
  return gain + used * served + (circles - used) * worth[Feature.spareCircles[good]];
}
