import { gainCoins, privilegeOf } from '../core/table';
import type { Phase } from '../model/rules';

/** PR-1 */
export const prospector: Phase = {
  start(game) {
    const { chooser } = game.state;
    gainCoins(game, chooser, privilegeOf(game, chooser), null);
  },
  end() {},
};
