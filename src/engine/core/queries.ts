import type { BuildingSpec } from '../model/building';
import { type Building, type Counts, GOODS, type Good, per, type Seat } from '../model/ids';
import type { Refusal } from '../model/refusals';
import type { GameState } from '../model/state';
import { siteRefusal } from '../phases/builder';
import { productionOf } from '../phases/craftsman';
import { salePrice } from '../phases/trader';
import { explainPrice, type Price, priceOf } from './price';
import { quietGame } from './quiet';
import { rulesFor } from './rules';
import { buildingCircles, colonistsOf, freeCitySpaces, freeIslandSpaces, sum } from './table';

/** Questions that screens and bots ask about a state; none of them changes it. */

/** The numbers of a building as this game plays it. */
export function buildingSpec(
  { options }: Pick<GameState, 'options'>,
  building: Building,
): BuildingSpec {
  return rulesFor(options).specs[building];
}

export function buildingPrice(state: GameState, seat: Seat, building: Building): Price {
  return explainPrice(quietGame(state), seat, building);
}

/** The price alone, for who asks often. */
export function buildingCost(state: GameState, seat: Seat, building: Building): number {
  return priceOf(quietGame(state), seat, building);
}

/** Why the seat could not have the building even for nothing; null if it could. */
export function buildingSiteRefusal(state: GameState, seat: Seat, b: Building): Refusal | null {
  return siteRefusal(quietGame(state), seat, b);
}

/** What the seat would receive from a production now, supply and earlier seats aside. */
export function production(state: GameState, seat: Seat): Counts<Good> {
  const game = quietGame(state);
  return per(GOODS, (good) => productionOf(game, state.players[seat], good));
}

export function salePriceOf(state: GameState, seat: Seat, good: Good): number {
  return salePrice(quietGame(state), seat, good);
}

export function colonists(state: GameState, seat: Seat): number {
  return colonistsOf(state.players[seat]);
}

/** Circles on the seat's tiles and buildings, filled or not. */
export function circles(state: GameState, seat: Seat): number {
  const player = state.players[seat];
  return sum(player.tiles) + buildingCircles(quietGame(state), player);
}

export function citySpacesLeft(state: GameState, seat: Seat): number {
  return freeCitySpaces(quietGame(state), state.players[seat]);
}

export function islandSpacesLeft(state: GameState, seat: Seat): number {
  return freeIslandSpaces(state.players[seat]);
}
