import type { BuildingSpec } from '#engine/modules/base/building';
import { commercial } from '#engine/modules/base/buildings/kinds';
import { GOODS, Good } from '#engine/modules/base/ids';
import { gainCoins } from '#engine/modules/base/supply/coins';

/** Coins for making much of one good, corn aside; privilege and aqueduct count. */
export const distillery: BuildingSpec<'distillery'> = commercial(
  'distillery',
  { cost: 8, vp: 3, column: 3 },
  {
    onPhaseEnd: {
      craftsman(game, seat) {
        const { received } = game.state.players[seat];
        const most = Math.max(
          ...GOODS.filter((good) => good !== Good.corn).map((good) => received[good]),
        );
        if (most > 1) gainCoins(game, seat, most - 1, distillery.number);
      },
    },
  },
);
