import { sum } from '../core/table';
import { STAFFED_TILES } from '../model/ids';
import { monument } from './kinds';

const POINTS_BY_SETS = [0, 1, 3, 6, 10];

/** Sets of three equal island tiles; forests are a kind of their own. */
export const cloister = monument('cloister', (game, seat) => {
  const { tiles, forests } = game.state.players[seat];
  let sets = Math.floor(sum(forests) / 3);
  for (const tile of STAFFED_TILES) sets += Math.floor(tiles[tile] / 3);
  return POINTS_BY_SETS[sets] ?? 0;
});
