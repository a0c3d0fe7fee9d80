import type { BuildingSpec } from '#engine/modules/base/building';
import { commercial } from '#engine/modules/base/buildings/kinds';
import { gainCoins } from '#engine/modules/base/supply/coins';

/** A coin with every load; the captain has one more at the start. */
export const lighthouse: BuildingSpec<'lighthouse'> = commercial(
  'lighthouse',
  { cost: 7, vp: 3, column: 3 },
  {
    onPhaseStart: {
      captain(game, seat) {
        if (seat === game.state.chooser) gainCoins(game, seat, 1, lighthouse.number);
      },
    },
    onLoaded: (game, seat) => gainCoins(game, seat, 1, lighthouse.number),
  },
);
