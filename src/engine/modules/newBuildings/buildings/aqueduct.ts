import type { BuildingSpec } from '#engine/modules/base/building';
import { indigoPlant } from '#engine/modules/base/buildings/indigoPlant';
import { commercial } from '#engine/modules/base/buildings/kinds';
import { sugarMill } from '#engine/modules/base/buildings/sugarMill';
import { Good } from '#engine/modules/base/ids';
import { receive } from '#engine/modules/base/phases/craftsman';

const LARGE_PLANTS = [
  [Good.indigo, indigoPlant],
  [Good.sugar, sugarMill],
] as const;

/** One more indigo or sugar for a player who made some and occupies the large plant for it. */
export const aqueduct: BuildingSpec<'aqueduct'> = commercial(
  'aqueduct',
  { cost: 1, vp: 1, column: 1 },
  {
    onProduced(game, seat) {
      const player = game.state.players[seat];
      for (const [good, plant] of LARGE_PLANTS) {
        if (player.received[good] === 0 || player.staff[plant.number] === 0) continue;
        if (receive(game, player, good, 1) === 0) continue;
        game.events?.push({ type: 'goodTaken', seat, good, by: aqueduct.number });
      }
    },
  },
);
