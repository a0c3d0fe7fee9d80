import type { BuildingSpec } from '#engine/modules/base/building';
import { commercial } from '#engine/modules/base/buildings/kinds';
import { GOODS } from '#engine/modules/base/ids';
import { gainVpFrom } from '#engine/modules/base/supply/victoryPoints';

/** A point for every pair of equal goods before the ships are loaded. */
export const unionHall: BuildingSpec<'unionHall'> = commercial(
  'unionHall',
  { cost: 9, vp: 3, column: 3 },
  {
    onPhaseStart: {
      captain(game, seat) {
        const { goods } = game.state.players[seat];
        let pairs = 0;
        for (const good of GOODS) pairs += Math.floor(goods[good] / 2);
        if (pairs > 0) gainVpFrom(game, seat, pairs, unionHall.number);
      },
    },
  },
);
