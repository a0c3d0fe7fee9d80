import { gainCoins, kindsIn } from '../core/table';
import { Building } from '../model/ids';
import { commercial } from './kinds';

const COINS_BY_KINDS = [0, 0, 1, 2, 3, 5];

/** CR-5: paid for what production brought, before the privilege adds to it. */
export const factory = commercial(
  'factory',
  { cost: 7, vp: 3, column: 3 },
  {
    onProduced(game, seat) {
      const coins = COINS_BY_KINDS[kindsIn(game.state.players[seat].received)] ?? 0;
      if (coins > 0) gainCoins(game, seat, coins, Building.factory);
    },
  },
);
