const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Random letters. They need not be secret, because they are used only on this device. */
function letters(count: number): string {
  let text = '';
  for (let i = 0; i < count; i++) text += LETTERS[Math.floor(Math.random() * LETTERS.length)];
  return text;
}

export const newGameId = () => letters(8);
/** Ids are parts of storage keys, so an id from elsewhere must not contain their separator. */
export const isGameId = (id: string) => /^[\w.-]{1,64}$/.test(id);
/** 26 letters of 5 bits each, more than the 128 bits of the engine's random state. */
export const newSeed = () => letters(26);
