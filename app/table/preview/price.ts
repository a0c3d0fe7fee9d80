import {
  type Building,
  buildingCost,
  buildingSiteRefusal,
  type GameState,
  type Seat,
} from '#engine';

/** The buildings that the seat could have and pay for, if it might build now. */
export function withinReach(table: GameState, seat: Seat): Building[] {
  const { coins } = table.players[seat];
  return table.board.filter(
    (building) =>
      buildingSiteRefusal(table, seat, building) === null &&
      buildingCost(table, seat, building) <= coins,
  );
}
