/**
 * The entry of a closed table. The compiler sees to it that everything we ship has one; undefined is
 * left for what belongs to a module that this app doesn't know.
 */
export function known<Table extends object, Key extends keyof Table>(
  state: Table,
  key: Key,
): Table[Key] | undefined {
  return Object.hasOwn(state, key) ? state[key] : undefined;
}
