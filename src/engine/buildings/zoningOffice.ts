import { hasNoble } from '../core/table';
import { Building } from '../model/ids';
import { commercial } from './kinds';

/** Small buildings for 1 less; with a noble large ones for 2 less. */
export const zoningOffice = commercial(
  'zoningOffice',
  { cost: 5, vp: 2, column: 2 },
  {
    buildingDiscount(game, seat, { spaces }) {
      const noble = hasNoble(game.state.players[seat], Building.zoningOffice);
      if (spaces === 2) return noble ? 2 : 0;
      return noble ? 0 : 1;
    },
  },
);
