import { gainVpFrom } from '../core/table';
import { Building } from '../model/ids';
import { commercial } from './kinds';

/** Points for building something of worth; not for itself, which is empty when it is built. */
export const church = commercial(
  'church',
  { cost: 5, vp: 2, column: 2 },
  {
    onBuilt(game, seat, building) {
      const { spaces, vp } = game.rules.specs[building];
      const points = spaces === 2 ? 2 : vp >= 2 ? 1 : 0;
      if (points > 0) gainVpFrom(game, seat, points, Building.church);
    },
  },
);
