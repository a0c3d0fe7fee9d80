import { type Counts, keyAt, type Seat, sum } from '#engine/core/ids';
import { BaseRole, GOODS, type Good } from '#engine/modules/base/ids';
import { productionOf } from '#engine/modules/base/phases/craftsman';
import { salePrice } from '#engine/modules/base/phases/trader';
import {
  CITY_SPACES,
  freeCitySpaces,
  freeIslandSpaces,
  ISLAND_SPACES,
} from '#engine/modules/base/player/spaces';
import { colonistsInCity } from '#engine/modules/base/player/staff';
import type { Player } from '#engine/modules/base/state';
import { kindsIn } from '#engine/modules/base/supply/goods';
import type { Goal } from './cards';
import { achievementsOf, type Game } from './game';

/** The progress of a seat to the goal of a card. */

/** The required amount, in the unit of `standing`. */
export function needed(goal: Goal): number {
  switch (goal.is) {
    case 'plantsOfEach':
      return goal.goods.length;
    case 'freeSpaces':
      return CITY_SPACES + ISLAND_SPACES - 2 * goal.most;
    case 'cheapLargeBuilding':
    case 'lastCoinSpent':
    case 'cargoCompleted':
    case 'shipFilledAlone':
    case 'houseClosed':
      return 1;
    case 'bigSale':
      return goal.coins;
    default:
      return goal.count;
  }
}

/** Momentary goals count only when they happen; their progress only shows readiness. */
export function isMomentary(goal: Goal): boolean {
  switch (goal.is) {
    case 'lastCoinSpent':
    case 'cheapLargeBuilding':
    case 'cargoCompleted':
    case 'shipFilledAlone':
    case 'bigLoad':
    case 'kindsKept':
    case 'houseClosed':
    case 'bigSale':
    case 'goodsReceived':
      return true;
    default:
      return false;
  }
}

/** The amount that the seat has now; for momentary goals, the amount it could reach. */
export function standing(game: Game, seat: Seat, goal: Goal): number {
  const player = game.state.players[seat];
  switch (goal.is) {
    case 'largeBuildings':
      return countCity(game, player, isLarge);
    case 'smallCommercial':
      return countCity(game, player, isSmallCommercial);
    case 'plantsOfEach':
      return goodsWithPlant(game, player, goal.goods);
    case 'plantsAmong':
      return countCity(game, player, ({ good }) => good !== null && goal.goods.includes(good));
    case 'freeSpaces':
      return spacesFilled(game, player, goal.most);
    case 'islandTiles':
      return ISLAND_SPACES - freeIslandSpaces(player);
    case 'colonistsInCity':
      return colonistsInCity(player);
    case 'colonistsOnIsland':
      return sum(player.workers);
    case 'goodsReceived':
      return received(game, player);
    case 'goodsOfOneKind':
    case 'bigLoad':
      return mostOf(player.goods);
    case 'goodsOfBoth':
      return together(player, goal.goods, goal.count);
    case 'kindsLoaded':
      return achievementsOf(game).loaded[seat].length;
    case 'pointsInPhase':
      return achievementsOf(game).points[seat];
    case 'kindsKept':
      return kindsIn(player.goods);
    case 'bigSale':
      return bestPrice(game, seat);
    case 'lastCoinSpent':
    case 'cheapLargeBuilding':
    case 'cargoCompleted':
    case 'shipFilledAlone':
    case 'houseClosed':
      return 0;
  }
}

/** The highest count of one kind. */
export function mostOf(goods: Counts<Good>): number {
  let most = 0;
  for (const count of goods) if (count > most) most = count;
  return most;
}

type Spec = Game['rules']['specs'][number];

/** X6-5: of two city spaces; a large plant is a small building. */
export const isLarge = ({ spaces }: Spec) => spaces === 2;
const isSmallCommercial = ({ kind, spaces }: Spec) => kind === 'commercial' && spaces === 1;

function countCity({ rules }: Game, { city }: Player, counts: (spec: Spec) => boolean): number {
  let found = 0;
  for (let i = 0; i < city.length; i++) if (counts(rules.specs[keyAt(city, i)])) found++;
  return found;
}

function goodsWithPlant({ rules }: Game, { city }: Player, goods: readonly Good[]): number {
  let found = 0;
  for (let i = 0; i < goods.length; i++) {
    if (rules.plants[keyAt(goods, i)].some((plant) => city.includes(plant))) found++;
  }
  return found;
}

/** A half that is full enough does not make up for the other half. */
function spacesFilled(game: Game, player: Player, most: number): number {
  const city = Math.max(most, freeCitySpaces(game, player));
  const island = Math.max(most, freeIslandSpaces(player));
  return CITY_SPACES - city + ISLAND_SPACES - island;
}

/** Goods received in a craftsman phase; at other times the production. */
function received(game: Game, player: Player): number {
  if (game.state.role === BaseRole.craftsman) return sum(player.received);
  let made = 0;
  for (let i = 0; i < GOODS.length; i++) made += productionOf(game, player, keyAt(GOODS, i));
  return made;
}

function together({ goods }: Player, [one, other]: readonly [Good, Good], count: number): number {
  const held = goods[one] + goods[other];
  return goods[one] > 0 && goods[other] > 0 ? held : Math.min(held, count - 1);
}

function bestPrice(game: Game, seat: Seat): number {
  const { goods } = game.state.players[seat];
  let best = 0;
  for (let i = 0; i < GOODS.length; i++) {
    const good = keyAt(GOODS, i);
    if (goods[good] > 0) best = Math.max(best, salePrice(game, seat, good));
  }
  return best;
}
