import { useMemo } from 'react';
import { useTable } from '#app/table/model/TableContext';
import { winsOf } from '#app/text/goals';
import { type Action, type GoalEvent, type GoalStanding, goalsOf } from '#engine';

/** The goals of this game, who is how near and who has won them; none in games without them. */
export function useGoals(): readonly GoalStanding[] {
  const { state } = useTable();
  return useMemo(() => goalsOf(state), [state]);
}

/** The goals that an action would win who decides at this table; nothing if it is not allowed. */
export function useWins(action: Action, legal: boolean): readonly GoalEvent[] {
  const { state, asked } = useTable();
  return legal && asked !== null ? winsOf(state, asked, action) : NONE;
}
const NONE: readonly GoalEvent[] = [];
