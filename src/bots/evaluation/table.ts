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
  type Player,
  picksPerRound,
  SEATS,
  type Seat,
  TRADING_HOUSE_SPACES,
} from '../../engine';

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

/** Who makes the choice of this number in this round. */
export function chooserAt(state: GameState, pick: number): number {
  return (state.governor + pick) % state.players.length;
}

/** How many more roles the seat will choose in this round. */
export function picksLeft(state: GameState, seat: Seat): number {
  let left = 0;
  const picks = picksPerRound(state);
  for (let pick = state.picks; pick < picks; pick++) {
    if (chooserAt(state, pick) === seat) left++;
  }
  return left;
}

/** How many goods of the kind the cargo ships still take. */
export function cargoRoom(state: GameState, good: Good): number {
  let room = 0;
  for (const ship of state.ships) {
    if (ship.good === good) return ship.capacity - ship.count;
    if (ship.good === null && ship.capacity > room) room = ship.capacity;
  }
  return room;
}

/** TR-6: what the seat's buildings add to a sale. */
export function saleBonus(state: GameState, seat: Seat): number {
  const { staff } = state.players[seat];
  return (staff[Building.smallMarket] > 0 ? 1 : 0) + (staff[Building.largeMarket] > 0 ? 2 : 0);
}

/** What the best sale would bring now, the privilege aside; corn hardly ever is one. */
export function saleIncome(state: GameState, seat: Seat): number {
  const { tradingHouse } = state;
  const { goods, staff } = state.players[seat];
  if (tradingHouse.length >= TRADING_HOUSE_SPACES) return 0;
  const anyKind = staff[Building.office] > 0;
  for (const good of DEAREST_FIRST) {
    if (goods[good] === 0 || (!anyKind && tradingHouse.includes(good))) continue;
    return good + saleBonus(state, seat);
  }
  return 0;
}

const DEAREST_FIRST = [Good.coffee, Good.tobacco, Good.sugar, Good.indigo];

/** CA-12: kinds of goods that the seat's buildings keep whole. */
export function storedKinds(state: GameState, seat: Seat): number {
  const { staff } = state.players[seat];
  return (
    (staff[Building.smallWarehouse] > 0 ? 1 : 0) + (staff[Building.largeWarehouse] > 0 ? 2 : 0)
  );
}

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
