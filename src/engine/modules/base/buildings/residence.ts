import { freeIslandSpaces, ISLAND_SPACES } from '#engine/modules/base/player/spaces';
import { largeBuilding } from './kinds';

/** EN-4: 4 for one to nine island spaces filled, one more for each beyond. */
export const residence = largeBuilding('residence', (game, seat) => {
  const filled = ISLAND_SPACES - freeIslandSpaces(game.state.players[seat]);
  return filled === 0 ? 0 : Math.max(4, filled - 5);
});
