import { largeBuilding } from '#engine/modules/base/buildings/kinds';

/** One more point for every noble. */
export const royalGarden = largeBuilding(
  'royalGarden',
  (game, seat) => game.state.players[seat].special,
);
