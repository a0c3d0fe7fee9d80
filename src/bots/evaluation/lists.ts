import type { Keyed } from '../../engine';

/** A copy has all the entries that the list has. */
export function copyOf<Key extends number, Value>(list: Keyed<Key, Value>): Keyed<Key, Value> {
  return list.slice() as Keyed<Key, Value>;
}
