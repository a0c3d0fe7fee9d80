import {
  type Building,
  buildingCost,
  buildingSiteRefusal,
  type GameState,
  type Seat,
} from '#engine';

/** The buildings that the seat could have and pay for, if it might build now. */
export function withinReach(state: GameState, seat: Seat): Building[] {
  const { coins } = state.players[seat];
  return state.board.filter(
    (building) =>
      buildingSiteRefusal(state, seat, building) === null &&
      buildingCost(state, seat, building) <= coins,
  );
}
