import { isCount, isRecord, type Json, type JsonRecord, own } from './json';
import type { Module } from './module';
import { nextIntAt, scramble, seedRandom, WORDS } from './random';
import { registry } from './registry';

/**
 * A purpose of random draws. Each has its own stream (S-16), so that draws for one purpose do not
 * affect another.
 */
export interface Purpose {
  readonly name: string;
  /** Derived from the name. */
  readonly salt: readonly number[];
  /** Offset of its words in the random state. Set when the engine is loaded. */
  offset: number;
}

const UNNUMBERED = 0;
const MAX_WORD = 0xffff_ffff;

export const purpose = (name: string): Purpose => ({
  name,
  salt: seedRandom(name),
  offset: UNNUMBERED,
});

/** The random state of a game: the words of all streams, one after the other. */
export const seedStreams = (seed: string): number[] => streamsFrom(seedRandom(seed));

/** The same, from the words of a seed. */
export function streamsFrom(words: readonly number[]): number[] {
  const { purposes } = registry;
  const streams: number[] = [];
  for (let p = 0; p < purposes.length; p++) scramble(words, purposes[p]?.salt ?? [], streams);
  return streams;
}

/** A whole number from 0 to `below` − 1, drawn from the purpose's stream. */
export function drawInt(random: number[], { offset }: Purpose, below: number): number {
  return nextIntAt(random, offset, below);
}

type Drawing = Pick<Module, 'purposes'>;
const purposesOf = (modules: readonly Drawing[]) =>
  new Set(modules.flatMap(({ purposes }) => purposes));

/** The streams of the modules in play, by the names of their purposes. */
export function storeStreams(random: readonly number[], inPlay: readonly Drawing[]): JsonRecord {
  const stored: Record<string, Json> = {};
  for (const { name, offset } of purposesOf(inPlay)) {
    stored[name] = random.slice(offset, offset + WORDS);
  }
  return stored;
}

/** Null if a stream is missing or damaged. Streams that are not stored are seeded anew. */
export function restoreStreams(
  json: unknown,
  seed: string,
  inPlay: readonly Drawing[],
): number[] | null {
  if (!isRecord(json)) return null;
  const random = seedStreams(seed);
  for (const { name, offset } of purposesOf(inPlay)) {
    const words: unknown = own(json, name);
    if (!Array.isArray(words) || words.length !== WORDS) return null;
    for (let w = 0; w < WORDS; w++) {
      const word: unknown = words[w];
      if (!isCount(word, MAX_WORD)) return null;
      random[offset + w] = word;
    }
  }
  return random;
}
