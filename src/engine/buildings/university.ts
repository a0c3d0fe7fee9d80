import { colonistAvailable, takeColonist } from '../core/colonists';
import { passTurn, popFrame, pushFrame } from '../core/table';
import { DECLINE, USE } from '../model/actions';
import { Building } from '../model/ids';
import { commercial } from './kinds';
import { notUsing } from './offers';

/** BU-5: a colonist for a new building, the subject of the frame. */
export const university = commercial(
  'university',
  { cost: 8, vp: 3, column: 3 },
  {
    onBuilt(game, seat, building) {
      const { circles } = game.rules.specs[building];
      if (circles > 0 && colonistAvailable(game)) pushFrame(game, 'university', seat, building);
    },
    step: {
      advance: () => true,
      legal(_game, _frame, _seat, out) {
        out.push(USE[Building.university], DECLINE);
      },
      refuse(_game, _frame, _seat, action) {
        return action.type === 'decline' ? null : notUsing(action, Building.university);
      },
      apply(game, frame, seat, action) {
        popFrame(game);
        if (action.type !== 'use') return passTurn(game, seat);
        const building = frame.subject as Building;
        takeColonist(game, seat, { at: 'city', building }, Building.university);
      },
    },
  },
);
