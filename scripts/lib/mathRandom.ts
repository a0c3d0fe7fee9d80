/**
 * Replaces Math.random under test, so that every run has the same numbers. It uses no imports,
 * because its source is sent into browser pages.
 */
export function seedMathRandom(math: Pick<Math, 'random' | 'imul'>, seed: number): void {
  let state = seed;
  math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
