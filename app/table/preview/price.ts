import {
  type Building,
  buildingPrice,
  buildingSiteRefusal,
  type GameState,
  type Price,
  type Seat,
} from '../../../src/engine';

/** The price as the sum of what is spelled out, also while another role is being carried out. */
export function priceNow(table: GameState, seat: Seat, building: Building): Price {
  const price = buildingPrice(table, seat, building);
  const effects = price.effects.reduce((sum, { discount }) => sum + discount, 0);
  const total = Math.max(0, price.cost - price.privilege - price.quarries - effects);
  return { ...price, total };
}

/** The buildings that the seat could have and pay for, if it might build now. */
export function withinReach(table: GameState, seat: Seat): Building[] {
  const { coins } = table.players[seat];
  return table.board.filter(
    (building) =>
      buildingSiteRefusal(table, seat, building) === null &&
      priceNow(table, seat, building).total <= coins,
  );
}
