import { count, countsBy, list, named, orNull, withDefault } from '#engine/core/field';
import { type Counts, copyOf } from '#engine/core/ids';
import { record } from '#engine/core/record';
import { buildingField, goodField } from '#engine/modules/base/actions';
import { type EventForms, seat, vp } from '#engine/modules/base/events';
import { GOODS, type Good, goodNames } from '#engine/modules/base/ids';
import type { GoalEvent } from './game';
import { type Goal, goalNames } from './goal';

export const perGood = countsBy<Good>(goodNames, () => GOODS.length);
const pieces = withDefault<Counts<Good>>({}, perGood);
const card = named(goalNames);

/** Nothing about a goal is hidden. */
export const goalsField = list(
  record<Goal>({
    card,
    tiles: withDefault([], list(goodField)),
    goods: withDefault([], list(goodField)),
    building: withDefault(null, orNull(buildingField)),
    tilesAside: pieces,
    goodsAside: pieces,
    winner: withDefault(null, orNull(seat)),
  }),
);

/** Written by hand for speed: a search clones once for every simulation. */
export function cloneGoal(goal: Goal): Goal {
  return {
    card: goal.card,
    tiles: goal.tiles.slice(),
    goods: goal.goods.slice(),
    building: goal.building,
    tilesAside: copyOf(goal.tilesAside),
    goodsAside: copyOf(goal.goodsAside),
    winner: goal.winner,
  };
}

/** The same for every module that has goals. */
export const GOAL_EVENTS: EventForms<GoalEvent> = {
  goalWon: {
    seat,
    card,
    colonists: withDefault(0, count),
    coins: withDefault(0, count),
    vp: withDefault(0, vp),
  },
};
