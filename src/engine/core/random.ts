/** Number of words of a generator. */
export const WORDS = 4;

/**
 * A small fast generator (sfc32) of four 32-bit words. They are part of the state, so the same seed
 * and actions always give the same game.
 */
export function seedRandom(seed: string): number[] {
  const words = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x6a09e667];
  for (let i = 0; i < seed.length; i++) {
    const char = seed.charCodeAt(i);
    for (let w = 0; w < WORDS; w++) words[w] = mix((words[w] ?? 0) ^ char, w + 1);
  }
  for (let w = 0; w < WORDS; w++) words[w] = mix((words[w] ?? 0) ^ seed.length, 5 + w) >>> 0;
  for (let i = 0; i < 12; i++) nextWord(words, 0);
  return words;
}

function mix(word: number, salt: number): number {
  let x = Math.imul(word ^ (word >>> 16), 0x85ebca6b) + Math.imul(salt, 0x27d4eb2f);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}

/** Adds the words of another generator, derived from these and a salt. */
export function scramble(words: readonly number[], salt: readonly number[], out: number[]): void {
  for (let w = 0; w < WORDS; w++) {
    out.push(mix((words[w] ?? 0) ^ (salt[w] ?? 0), w + 1) >>> 0);
  }
}

/** Advances the generator whose four words begin at the offset. */
function nextWord(words: number[], offset: number): number {
  // The words exist: every generator is seeded with four, and `restore` counts them.
  const a = words[offset] ?? 0;
  const b = words[offset + 1] ?? 0;
  const c = words[offset + 2] ?? 0;
  const d = words[offset + 3] ?? 0;
  const sum = (a + b + d) | 0;
  words[offset + 3] = (d + 1) >>> 0;
  words[offset] = (b ^ (b >>> 9)) >>> 0;
  words[offset + 1] = (c + (c << 3)) >>> 0;
  words[offset + 2] = (((c << 21) | (c >>> 11)) + sum) >>> 0;
  return sum >>> 0;
}

/** A whole number from 0 to `below` − 1. */
export function nextInt(words: number[], below: number): number {
  return nextIntAt(words, 0, below);
}

/** The same for one of several generators in a list. */
export function nextIntAt(words: number[], offset: number, below: number): number {
  return Math.floor((nextWord(words, offset) / 0x1_0000_0000) * below);
}
