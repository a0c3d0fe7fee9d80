import type { Counts, Seat } from '#engine/core/ids';
import type { Game as CoreGame } from '#engine/core/module';
import type { BaseEvent } from '#engine/modules/base/events';
import type { Good } from '#engine/modules/base/ids';
import type { Rules } from '#engine/modules/base/rules';
import type { BaseState } from '#engine/modules/base/state';
import type { Goal, GoalCard } from './goal';

/** `colonists` is what the supply could give. */
export type GoalEvent = {
  type: 'goalWon';
  seat: Seat;
  card: GoalCard;
  colonists: number;
  coins: number;
  vp: number;
};

/** The game that goals look at. */
export type Game = CoreGame<BaseState, Rules, BaseEvent | GoalEvent>;

/** A module that has goals. */
export interface GoalModule {
  readonly module: string;
  /** All goals that a game may draw. */
  readonly cards: readonly GoalCard[];
  /** None while it is not in play. */
  goalsIn(state: BaseState): readonly Goal[];
  /** Goods that the seat has loaded in this captain phase; null if the goal does not need them. */
  loadedBy(state: BaseState, seat: Seat, goal: Goal): Counts<Good> | null;
}

/** Added to when the engine is loaded. */
export const goalModules: GoalModule[] = [];
