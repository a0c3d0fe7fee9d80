import { monument } from '#engine/modules/base/buildings/kinds';

/** One more point for every noble. */
export const royalGarden = monument(
  'royalGarden',
  (game, seat) => game.state.players[seat].special,
);
