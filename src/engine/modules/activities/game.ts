import type { Counts, Keyed, Seat } from '#engine/core/ids';
import type { Game as CoreGame } from '#engine/core/module';
import type { BaseEvent } from '#engine/modules/base/events';
import type { GoalEvent } from '#engine/modules/base/goals/game';
import type { Goal } from '#engine/modules/base/goals/goal';
import type { Good } from '#engine/modules/base/ids';
import type { Rules } from '#engine/modules/base/rules';
import type { BaseState } from '#engine/modules/base/state';

export interface Activities {
  /** Drawn once the board is filled. */
  goals: Goal[];
  /** Goods that each seat has loaded in this captain phase. */
  loaded: Keyed<Seat, Counts<Good>>;
}

export type ActivitiesState = BaseState & { activities: Activities | null };
export type Game = CoreGame<ActivitiesState, Rules, BaseEvent | GoalEvent>;

/** For code that runs only while the module is in play. */
export function activitiesIn({ state }: Game): Activities {
  if (state.activities === null) throw new Error('the activities are not in play');
  return state.activities;
}
