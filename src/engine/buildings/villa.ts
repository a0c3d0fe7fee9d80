import { putColonist } from '../core/colonists';
import { Building } from '../model/ids';
import type { Place } from '../model/places';
import { commercial } from './kinds';

const HOME: Place = { at: 'sanJuan' };

/** A noble before the colonists are dealt; when there are none left, a colonist. */
export const villa = commercial(
  'villa',
  { cost: 7, vp: 3, column: 3 },
  {
    onPhaseStart: {
      mayor(game, seat) {
        const { state } = game;
        const noble = state.nobles > 0;
        if (noble) {
          state.nobles--;
          state.players[seat].nobles++;
        } else if (state.colonists > 0) state.colonists--;
        else return;
        putColonist(game, seat, HOME, noble);
        const by = Building.villa;
        game.events?.push({ type: 'colonistGained', seat, noble, from: 'supply', to: HOME, by });
      },
    },
  },
);
