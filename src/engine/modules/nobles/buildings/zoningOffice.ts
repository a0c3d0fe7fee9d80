import type { BuildingSpec } from '#engine/modules/base/building';
import { commercial } from '#engine/modules/base/buildings/kinds';
import { hasSpecial } from '#engine/modules/base/player/staff';

/** Small buildings for 1 less; with a noble large ones for 2 less. */
export const zoningOffice: BuildingSpec<'zoningOffice'> = commercial(
  'zoningOffice',
  { cost: 5, vp: 2, column: 2 },
  {
    buildingDiscount(game, seat, { spaces }) {
      const noble = hasSpecial(game.state.players[seat], zoningOffice.number);
      if (spaces === 2) return noble ? 2 : 0;
      return noble ? 0 : 1;
    },
  },
);
