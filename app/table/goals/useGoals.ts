import { useMemo } from 'react';
import { type Action, type GoalEvent, type GoalStanding, goalsOf } from '../../../src/engine';
import { useTable } from '../model/TableContext';
import { winsOf } from '../story/goals';

/** The goals of this game, who is how near and who has won them; none in games without them. */
export function useGoals(): readonly GoalStanding[] {
  const { table } = useTable();
  return useMemo(() => goalsOf(table), [table]);
}

/** The goals that an action would win who decides at this table; nothing if it is not allowed. */
export function useWins(action: Action, legal: boolean): readonly GoalEvent[] {
  const { table, asked } = useTable();
  return legal && asked !== null ? winsOf(table, asked, action) : NONE;
}
const NONE: readonly GoalEvent[] = [];
