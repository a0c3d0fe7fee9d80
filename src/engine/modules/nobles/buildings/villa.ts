import type { BuildingSpec } from '#engine/modules/base/building';
import { commercial } from '#engine/modules/base/buildings/kinds';
import type { Place } from '#engine/modules/base/places';
import { putColonist } from '#engine/modules/base/supply/colonists';

const HOME: Place = { at: 'sanJuan' };

/** A noble before the colonists are dealt; when there are none left, a colonist. */
export const villa: BuildingSpec<'villa'> = commercial(
  'villa',
  { cost: 7, vp: 3, column: 3 },
  {
    onPhaseStart: {
      mayor(game, seat) {
        const { state } = game;
        const special = state.specialSupply > 0;
        if (special) {
          state.specialSupply--;
          state.players[seat].special++;
        } else if (state.colonists > 0) state.colonists--;
        else return;
        putColonist(game, seat, HOME, special);
        const by = villa.number;
        game.events?.push({ type: 'colonistGained', seat, special, from: 'supply', to: HOME, by });
      },
    },
  },
);
