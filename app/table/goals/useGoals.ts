import { useMemo } from 'react';
import { useTable } from '#app/table/model/TableContext';
import { winsOf } from '#app/text/goals';
import { type Action, type GoalEvent, type GoalStanding, goalsOf } from '#engine';

/** Goals of this game with progress and winners; empty in games without goals. */
export function useGoals(): readonly GoalStanding[] {
  const { state } = useTable();
  return useMemo(() => goalsOf(state), [state]);
}

/** Goals that an action would win the deciding player; empty if it is not legal. */
export function useWins(action: Action, legal: boolean): readonly GoalEvent[] {
  const { state, asked } = useTable();
  return legal && asked !== null ? winsOf(state, asked, action) : NONE;
}
const NONE: readonly GoalEvent[] = [];
