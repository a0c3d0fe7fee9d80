import type { Weights } from '#bots/evaluation/context';
import { Feature } from '#bots/evaluation/features';
import { plantCircles } from '#bots/evaluation/queries';
import {
  type Action,
  type GameState,
  Good,
  PASS,
  type Player,
  type Seat,
  type StaffedTile,
  Tile,
} from '#engine';
import { goalGain } from './goals';

/** The tile with the best worth, or none if the space is worth more. */
export function settlePolicy(
  state: GameState,
  seat: Seat,
  options: readonly Action[],
  weights: Weights,
): Action {
  const player = state.players[seat];
  const { worth } = weights;
  let best: Action = PASS;
  let most = worth[Feature.islandLeft] - worth[Feature.vacancies];
  for (const action of options) {
    if (action.type !== 'takeTile') continue;
    const gain = tileGain(player, action.tile, weights) + goalGain(state, seat, action, weights);
    if (gain <= most) continue;
    most = gain;
    best = action;
  }
  return best;
}

/** The change of the weighted sum by the tile, without its space. */
function tileGain(player: Player, tile: StaffedTile, { context, worth }: Weights): number {
  if (tile === Tile.quarry) return worth[Feature.quarries];
  if (tile === Good.corn) return worth[Feature.capacity[tile]];
  if (player.tiles[tile] >= plantCircles(context.specs, player, tile)) {
    return worth[Feature.spareTiles[tile]];
  }
  return worth[Feature.capacity[tile]] - worth[Feature.spareCircles[tile]];
}
