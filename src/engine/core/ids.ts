/** Only the engine makes seats, so every seat is in play. */
export type Seat = 0 | 1 | 2 | 3 | 4;
export const SEATS: readonly Seat[] = [0, 1, 2, 3, 4];

/**
 * A list with an entry for every key of its kind. This is established where the list is made (here)
 * or read (`restore` checks the length), and relied on elsewhere.
 */
export type Keyed<Key extends number, Value> = Value[] & Record<Key, Value>;
export type Counts<Key extends number> = Keyed<Key, number>;

/** One entry for each key; the keys are 0, 1, 2 … in this order. */
export function keyed<Key extends number, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Keyed<Key, Value> {
  return assumeTotal(keys.map(make));
}

/** Types the list as total for its keys. The caller must have checked its length. */
export function assumeTotal<Key extends number, Value>(list: Value[]): Keyed<Key, Value> {
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: the caller has made sure of the length
  return list as Keyed<Key, Value>;
}

/** One entry for each entry of another such list. */
export function mapped<Key extends number, From, To>(
  list: Keyed<Key, From>,
  make: (from: From) => To,
): Keyed<Key, To> {
  return assumeTotal(list.map(make));
}

export function zeros<Key extends number>(length: number): Counts<Key> {
  // An array made with a length stays slower to read than one that grew.
  const counts: number[] = [];
  for (let i = 0; i < length; i++) counts[i] = 0;
  return assumeTotal(counts);
}

/** The same value for every key. Lists of numbers have `zeros`. */
export function filled<Key extends number, Value>(length: number, value: Value): Keyed<Key, Value> {
  const list: Value[] = [];
  for (let i = 0; i < length; i++) list[i] = value;
  return assumeTotal(list);
}

/**
 * Like `map`, for parts of a state. The array that `map` returns changes its internal kind once V8
 * has compiled the caller, and V8 then discards all code compiled for the first kind.
 */
export function mapOneByOne<From, Piece extends object>(
  from: readonly From[],
  make: (from: From) => Piece,
): Piece[] {
  const made: Piece[] = [];
  for (const one of from) made[made.length] = make(one);
  return made;
}

export function copyOf<List extends unknown[]>(list: List): List {
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: a copy has the length of the list
  return list.slice() as List;
}

/**
 * The entry at an index that is known to be below the length. For small loops in a search: engines
 * inline them, but not `for … of`. Lists of numbers have their own function, because one that reads
 * both kinds is slow with either.
 */
export function at<Value>(list: readonly Value[], index: number): Value {
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: the caller's index is inside the list
  return list[index] as Value;
}

export function keyAt<Key extends number>(list: readonly Key[], index: number): Key {
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: the caller's index is inside the list
  return list[index] as Key;
}

export function sum(counts: readonly number[]): number {
  const { length } = counts;
  let total = 0;
  for (let i = 0; i < length; i++) {
    const count = counts[i];
    if (count !== undefined) total += count;
  }
  return total;
}
