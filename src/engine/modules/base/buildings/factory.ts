import type { BuildingSpec } from '#engine/modules/base/building';
import { gainCoins } from '#engine/modules/base/supply/coins';
import { kindsIn } from '#engine/modules/base/supply/goods';
import { commercial } from './kinds';

const COINS_BY_KINDS: readonly number[] = [0, 0, 1, 2, 3, 5];

/** CR-5: coins by number of different kinds. */
export const factoryCoins = (kinds: number) => COINS_BY_KINDS[kinds] ?? 0;

/** Paid for production only, before the privilege. */
export const factory: BuildingSpec<'factory'> = commercial(
  'factory',
  { cost: 7, vp: 3, column: 3 },
  {
    onProduced(game, seat) {
      const coins = factoryCoins(kindsIn(game.state.players[seat].received));
      if (coins > 0) gainCoins(game, seat, coins, factory.number);
    },
  },
);
