import { gainCoins } from '../core/table';
import type { BuildingSpec } from '../model/building';
import { Building } from '../model/ids';

const CAP = 3;

/** A plant that makes no good: coins for nobles in the craftsman phase (V-3 caps them). */
export const jeweler: BuildingSpec = {
  name: 'jeweler',
  kind: 'production',
  size: 'large',
  spaces: 1,
  cost: 8,
  vp: 3,
  circles: 1,
  column: 3,
  effects: {
    onPhaseStart: {
      craftsman(game, seat) {
        const { nobles } = game.state.players[seat];
        const coins = game.state.options.variants.jewelerCap ? Math.min(nobles, CAP) : nobles;
        if (coins > 0) gainCoins(game, seat, coins, Building.jeweler);
      },
    },
  },
};
