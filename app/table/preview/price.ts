import {
  type Building,
  buildingCost,
  buildingSiteRefusal,
  type GameState,
  type Seat,
} from '#engine';

/** Buildings that the seat could buy if it were its turn to build. */
export function withinReach(state: GameState, seat: Seat): Building[] {
  const { coins } = state.players[seat];
  return state.board.filter(
    (building) =>
      buildingSiteRefusal(state, seat, building) === null &&
      buildingCost(state, seat, building) <= coins,
  );
}
