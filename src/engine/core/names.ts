import type { Keyed } from './ids';
import { assumeTotal } from './ids';

/** Things of one kind. Names are permanent, numbers are valid in this process only. */
export interface Names<Key extends number> {
  readonly keys: readonly Key[];
  readonly list: readonly string[];
  name(key: Key): string;
  number(name: string): Key | undefined;
}

export interface OpenNames<Key extends number> extends Names<Key> {
  /** Gives the next number to a name; called while the engine is loaded. */
  add(name: string): Key;
}

export function openNames<Key extends number>(first: readonly string[] = []): OpenNames<Key> {
  const keys: Key[] = [];
  const list: Keyed<Key, string> = assumeTotal([]);
  const numbers = new Map<string, Key>();
  const add = (name: string) => {
    if (numbers.has(name)) throw new Error(`two things are called ${name}`);
    // biome-ignore lint/nursery/noUnsafeTypeAssertion: keys are handed out here, one after the other
    const key = list.length as Key;
    keys.push(key);
    list.push(name);
    numbers.set(name, key);
    return key;
  };
  for (const name of first) add(name);
  return { keys, list, name: (key) => list[key], number: (name) => numbers.get(name), add };
}

/** A fixed list of names. */
export function closedNames<Key extends number>(list: readonly string[]): Names<Key> {
  return openNames(list);
}

/** Numbers by name. */
export function numbersOf<Name extends string, Key extends number>(
  names: Names<Key>,
): Readonly<Record<Name, Key>> {
  const entries = names.keys.map((key) => [names.name(key), key]);
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: the module that registers the names declares them as Name
  return Object.fromEntries(entries) as Record<Name, Key>;
}
