import { privilegeOf } from '#engine/modules/base/effects/privilege';
import type { Phase } from '#engine/modules/base/rules';
import { gainCoins } from '#engine/modules/base/supply/coins';

/** PR-1 */
export const prospector: Phase = {
  turn: null,
  isWaivable: false,
  goesRound: false,
  solo: null,
  startsWithInterlude: true,
  start(game) {
    const { chooser } = game.state;
    gainCoins(game, chooser, privilegeOf(game, chooser), null);
  },
  end() {},
};
