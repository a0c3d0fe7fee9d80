import type { BuildingSpec } from '../../base/building';
import { indigoPlant } from '../../base/buildings/indigoPlant';
import { commercial } from '../../base/buildings/kinds';
import { sugarMill } from '../../base/buildings/sugarMill';
import { Good } from '../../base/ids';
import { receive } from '../../base/phases/craftsman';

const LARGE_PLANTS = [
  [Good.indigo, indigoPlant],
  [Good.sugar, sugarMill],
] as const;

/** One more indigo or sugar for who made some and occupies the large plant for it. */
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
