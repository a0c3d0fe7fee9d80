import { colonistsOf } from '#engine/modules/base/player/staff';
import { largeBuilding } from './kinds';

/** EN-4: 1 for every three colonists. */
export const fortress = largeBuilding('fortress', (game, seat) =>
  Math.floor(colonistsOf(game.state.players[seat]) / 3),
);
