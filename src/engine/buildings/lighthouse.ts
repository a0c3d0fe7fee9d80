import { gainCoins } from '../core/table';
import { Building } from '../model/ids';
import { commercial } from './kinds';

/** A coin with every load; the captain has one more at the start. */
export const lighthouse = commercial(
  'lighthouse',
  { cost: 7, vp: 3, column: 3 },
  {
    onPhaseStart: {
      captain(game, seat) {
        if (seat === game.state.chooser) gainCoins(game, seat, 1, Building.lighthouse);
      },
    },
    onLoaded: (game, seat) => gainCoins(game, seat, 1, Building.lighthouse),
  },
);
