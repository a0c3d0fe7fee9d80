import type { BuildingSpec } from '#engine/modules/base/building';
import { commercial } from '#engine/modules/base/buildings/kinds';
import { gainVpFrom } from '#engine/modules/base/supply/victoryPoints';

/** Points for building something of worth; not for itself, which is empty when it is built. */
export const church: BuildingSpec<'church'> = commercial(
  'church',
  { cost: 5, vp: 2, column: 2 },
  {
    onBuilt(game, seat, building) {
      const { spaces, vp } = game.rules.specs[building];
      const points = spaces === 2 ? 2 : vp >= 2 ? 1 : 0;
      if (points > 0) gainVpFrom(game, seat, points, church.number);
    },
  },
);
