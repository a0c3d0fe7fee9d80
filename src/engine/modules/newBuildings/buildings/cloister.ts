import { sum } from '#engine/core/ids';
import { largeBuilding } from '#engine/modules/base/buildings/kinds';
import { STAFFED_TILES } from '#engine/modules/base/ids';

const POINTS_BY_SETS = [0, 1, 3, 6, 10];

/** Sets of three equal island tiles; forests are a kind of their own. */
export const cloister = largeBuilding('cloister', (game, seat) => {
  const { tiles, turned } = game.state.players[seat];
  let sets = Math.floor(sum(turned) / 3);
  for (const tile of STAFFED_TILES) sets += Math.floor(tiles[tile] / 3);
  return POINTS_BY_SETS[sets] ?? 0;
});
