/**
 * Takes the place of Math.random where the app runs under test: the same numbers in every run.
 * It stands alone, so that its text can be sent into a browser's page.
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
