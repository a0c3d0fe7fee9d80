const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Chance for names and seeds of games on this device; nobody gains from guessing it. */
function letters(count: number): string {
  let text = '';
  for (let i = 0; i < count; i++) text += LETTERS[Math.floor(Math.random() * LETTERS.length)];
  return text;
}

export const newGameId = () => letters(8);
/** Ids are parts of storage keys, so an id from elsewhere must not contain their separator. */
export const isGameId = (id: string) => /^[\w.-]{1,64}$/.test(id);
/** 26 letters of 5 bits: no less chance than the engine's random state can hold. */
export const newSeed = () => letters(26);
