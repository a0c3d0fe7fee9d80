import { freeIslandSpaces, ISLAND_SPACES } from '#engine/modules/base/table/table';
import { monument } from './kinds';

/** EN-4: 4 for up to nine island spaces filled, one more for each beyond. */
export const residence = monument('residence', (game, seat) => {
  const filled = ISLAND_SPACES - freeIslandSpaces(game.state.players[seat]);
  return Math.max(4, filled - 5);
});
