import type { Game as CoreGame } from '#engine/core/module';
import type { BaseEvent } from '#engine/modules/base/events';
import type { GoalEvent } from '#engine/modules/base/goals/game';
import type { Goal } from '#engine/modules/base/goals/goal';
import type { Rules } from '#engine/modules/base/rules';
import type { BaseState } from '#engine/modules/base/state';

export interface Festival {
  /** Drawn once the board is filled. */
  goals: Goal[];
}

export type FestivalState = BaseState & { festival: Festival | null };
export type Game = CoreGame<FestivalState, Rules, BaseEvent | GoalEvent>;

/** For code that runs only while the module is in play. */
export function festivalIn({ state }: Game): Goal[] {
  if (state.festival === null) throw new Error('the festival is not in play');
  return state.festival.goals;
}
