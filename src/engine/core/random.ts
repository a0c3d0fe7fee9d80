import type { Counts } from './ids';

/**
 * A small fast generator (sfc32) over four 32-bit words that live in the state, so that the
 * same seed and actions always give the same game.
 */
export function seedRandom(seed: string): number[] {
  const words = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x6a09e667];
  for (let i = 0; i < seed.length; i++) {
    const char = seed.charCodeAt(i);
    for (let w = 0; w < 4; w++) words[w] = mix((words[w] ?? 0) ^ char, w + 1);
  }
  for (let w = 0; w < 4; w++) words[w] = mix((words[w] ?? 0) ^ seed.length, 5 + w) >>> 0;
  for (let i = 0; i < 12; i++) nextWord(words);
  return words;
}

function mix(word: number, salt: number): number {
  let x = Math.imul(word ^ (word >>> 16), 0x85ebca6b) + Math.imul(salt, 0x27d4eb2f);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}

function nextWord(words: number[]): number {
  // Four they are from the start, and `restore` counts them.
  const { 0: a, 1: b, 2: c, 3: d } = words as Counts<0 | 1 | 2 | 3>;
  const sum = (a + b + d) | 0;
  words[3] = (d + 1) >>> 0;
  words[0] = (b ^ (b >>> 9)) >>> 0;
  words[1] = (c + (c << 3)) >>> 0;
  words[2] = (((c << 21) | (c >>> 11)) + sum) >>> 0;
  return sum >>> 0;
}

/** A whole number from 0 to `below` − 1. */
export function nextInt(words: number[], below: number): number {
  return Math.floor((nextWord(words) / 0x1_0000_0000) * below);
}
