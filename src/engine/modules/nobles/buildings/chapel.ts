import type { BuildingSpec } from '#engine/modules/base/building';
import { commercial } from '#engine/modules/base/buildings/kinds';
import { hasSpecial } from '#engine/modules/base/player/staff';
import { gainCoins } from '#engine/modules/base/supply/coins';
import { gainVpFrom } from '#engine/modules/base/supply/victoryPoints';

/** A coin before production, or a point if a noble sits in it. */
export const chapel: BuildingSpec<'chapel'> = commercial(
  'chapel',
  { cost: 3, vp: 1, column: 1 },
  {
    onPhaseStart: {
      craftsman(game, seat) {
        if (hasSpecial(game.state.players[seat], chapel.number)) {
          gainVpFrom(game, seat, 1, chapel.number);
        } else gainCoins(game, seat, 1, chapel.number);
      },
    },
  },
);
