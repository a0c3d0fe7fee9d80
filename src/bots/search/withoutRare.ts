import { type Action, isRare } from '#engine';

/** What hardly anybody would do is left out, unless there is nothing else. */
export function withoutRare(actions: Action[]): Action[] {
  const found = actions.filter((action) => !isRare(action));
  return found.length > 0 ? found : actions;
}
