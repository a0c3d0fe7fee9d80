import {
  BUILDINGS,
  Building,
  type BuildingSpec,
  buildingSpec,
  factoryCoins,
  type GameState,
  Good,
  type Keyed,
  keyed,
  maySell,
  type Player,
  SEATS,
  type Seat,
  saleBonusOf,
} from '#engine';

/** Queries that the engine does not offer. */

export function sum(counts: readonly number[]): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}

export function seatsOf(state: Pick<GameState, 'players'>): readonly Seat[] {
  return SEATS.slice(0, state.players.length);
}

/** The buildings that can be in this game. */
export function buildingsOf(state: GameState): readonly Building[] {
  return BUILDINGS.slice(0, state.market.length);
}

/** Specs of all buildings in this game. */
export type Specs = Keyed<Building, BuildingSpec>;

export function specsOf(state: GameState): Specs {
  return keyed(buildingsOf(state), (building) => buildingSpec(state, building));
}

/** The income of the best sale now, without privilege. Corn is ignored. */
export function saleIncome(state: GameState, seat: Seat): number {
  const { goods } = state.players[seat];
  for (const good of DEAREST_FIRST) {
    if (goods[good] > 0 && maySell(state, seat, good)) return good + saleBonusOf(state, seat, good);
  }
  return 0;
}

const DEAREST_FIRST = [Good.coffee, Good.tobacco, Good.sugar, Good.indigo];

/** CR-5: coins for a production of this number of kinds. */
export function productionCoins(state: GameState, seat: Seat, kinds: number): number {
  return state.players[seat].staff[Building.factory] === 0 ? 0 : factoryCoins(kinds);
}

/** Circles in all plants of the good; corn needs none. */
export function plantCircles(specs: Specs, player: Player, good: Good): number {
  let circles = 0;
  for (const building of player.city) {
    const spec = specs[building];
    if (spec.good === good) circles += spec.circles;
  }
  return circles;
}
