const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Chance for names and seeds of games on this device; nobody gains from guessing it. */
function letters(count: number): string {
  let text = '';
  for (let i = 0; i < count; i++) text += LETTERS[Math.floor(Math.random() * LETTERS.length)];
  return text;
}

export const newGameId = () => letters(8);
/** 26 letters of 5 bits: no less chance than the engine's random state can hold. */
export const newSeed = () => letters(26);
