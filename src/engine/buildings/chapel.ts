import { gainCoins, gainVpFrom, hasNoble } from '../core/table';
import { Building } from '../model/ids';
import { commercial } from './kinds';

/** A coin before production, or a point if a noble sits in it. */
export const chapel = commercial(
  'chapel',
  { cost: 3, vp: 1, column: 1 },
  {
    onPhaseStart: {
      craftsman(game, seat) {
        if (hasNoble(game.state.players[seat], Building.chapel)) {
          gainVpFrom(game, seat, 1, Building.chapel);
        } else gainCoins(game, seat, 1, Building.chapel);
      },
    },
  },
);
