import {
  type Building,
  buildingPrice,
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
