import { type Action, isRare } from '#engine';

/** Leaves out rare actions, unless there are no others. */
export function withoutRare(actions: Action[]): Action[] {
  const found = actions.filter((action) => !isRare(action));
  return found.length > 0 ? found : actions;
}
