import { named } from '#engine/core/field';
import { popFrame, pushFrame, step } from '#engine/core/frames';
import { type BaseAction, DECLINE } from '#engine/modules/base/actions';
import type { BuildingSpec } from '#engine/modules/base/building';
import type { Game } from '#engine/modules/base/game';
import { type Building, buildingNames } from '#engine/modules/base/ids';
import { passTurn } from '#engine/modules/base/phases/endTurn';
import { colonistAvailable, takeColonist } from '#engine/modules/base/supply/colonists';
import { commercial } from './kinds';
import { refuseOtherUse } from './refuseOtherUse';

export interface UniversityData {
  /** The new building. */
  building: Building;
}

const enrol = step<Game, UniversityData, BaseAction>({
  name: 'university',
  data: { building: named(buildingNames) },
  clone: ({ building }) => ({ building }),
  advance: () => true,
  legal(game, _frame, _seat, out) {
    out[out.length] = game.rules.actions.use[university.number];
    out[out.length] = DECLINE;
  },
  refuse(_game, _frame, _seat, action) {
    return action.type === 'decline' ? null : refuseOtherUse(action, university.number);
  },
  apply(game, { data }, seat, action) {
    popFrame(game);
    if (action.type !== 'use') return passTurn(game, seat);
    takeColonist(game, seat, { at: 'city', building: data.building }, university.number);
  },
});

/** BU-5: a colonist for a new building. */
export const university: BuildingSpec<'university'> = commercial(
  'university',
  { cost: 8, vp: 3, column: 3 },
  {
    onBuilt(game, seat, building) {
      const { circles } = game.rules.specs[building];
      if (circles > 0 && colonistAvailable(game)) pushFrame(game, enrol, seat, { building });
    },
  },
  enrol,
);
