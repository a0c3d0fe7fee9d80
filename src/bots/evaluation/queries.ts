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

/** What bots ask about the table and its rules. Whatever the engine answers is asked there. */

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

/** The numbers of all of them, as this game plays them. */
export type Specs = Keyed<Building, BuildingSpec>;

export function specsOf(state: GameState): Specs {
  return keyed(buildingsOf(state), (building) => buildingSpec(state, building));
}

/** What the best sale would bring now, the privilege aside; corn hardly ever is one. */
export function saleIncome(state: GameState, seat: Seat): number {
  const { goods } = state.players[seat];
  for (const good of DEAREST_FIRST) {
    if (goods[good] > 0 && maySell(state, seat, good)) return good + saleBonusOf(state, seat, good);
  }
  return 0;
}

const DEAREST_FIRST = [Good.coffee, Good.tobacco, Good.sugar, Good.indigo];

/** CR-5: coins that the seat's buildings pay for a production of so many kinds. */
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
