import type { BuildingSpec } from '#engine/modules/base/building';
import { plant } from '#engine/modules/base/buildings/kinds';
import { gainCoins } from '#engine/modules/base/supply/coins';

const CAP = 3;

/** A plant that makes no good: coins for nobles in the craftsman phase (V-3 caps them). */
export const jeweler: BuildingSpec<'jeweler'> = plant(
  'jeweler',
  null,
  { size: 'large', cost: 8, vp: 3, circles: 1, column: 3, copies: 2 },
  ({ variants }) => {
    const most = variants.jewelerCap ? CAP : Number.POSITIVE_INFINITY;
    return {
      onProduced(game, seat) {
        const coins = Math.min(game.state.players[seat].special, most);
        if (coins > 0) gainCoins(game, seat, coins, jeweler.number);
      },
    };
  },
);
