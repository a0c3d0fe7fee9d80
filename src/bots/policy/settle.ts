import {
  type Action,
  type GameState,
  Good,
  PASS,
  type Player,
  type Seat,
  type StaffedTile,
  Tile,
} from '../../engine';
import { Feature } from '../evaluation/features';
import type { Weights } from '../evaluation/model';
import { plantCircles } from '../evaluation/table';

/** The tile that adds most to the island, or none if the space is worth more. */
export function settlePolicy(
  state: GameState,
  seat: Seat,
  options: readonly Action[],
  weights: Weights,
): Action {
  const player = state.players[seat];
  const { worth } = weights;
  let best: Action = PASS;
  let most = (worth[Feature.islandLeft] as number) - (worth[Feature.vacancies] as number);
  for (const action of options) {
    if (action.type !== 'takeTile') continue;
    const gain = tileGain(state, player, action.tile, worth);
    if (gain <= most) continue;
    most = gain;
    best = action;
  }
  return best;
}

/** What the tile changes in the sum of weights, its space aside. */
function tileGain(
  state: GameState,
  player: Player,
  tile: StaffedTile,
  worth: readonly number[],
): number {
  if (tile === Tile.quarry) return worth[Feature.quarries] as number;
  if (tile === Good.corn) return worth[Feature.capacity] as number;
  if (player.tiles[tile] >= plantCircles(state, player, tile)) {
    return worth[Feature.spareTiles + tile] as number;
  }
  return (
    (worth[Feature.capacity + tile] as number) - (worth[Feature.spareCircles + tile] as number)
  );
}
