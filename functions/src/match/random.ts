import { createHash, randomBytes, randomInt } from 'node:crypto';
import {
  CODE_LENGTH,
  CODE_LETTERS,
  type InviteCode,
  MATCH_ID_LENGTH,
  type MatchId,
} from '#protocol/ids';

/** 128 bits: fewer could be searched for the seed that explains what was drawn so far. */
export const randomSeed = () => randomBytes(16).toString('hex');

export const randomCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join(
    '',
  ) as InviteCode;

/** The same in any order, all orders being as likely. */
export function shuffled<Item>(items: readonly Item[]): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(randomInt(left.length), 1));
}

/** An id that is the same for the same wish, so that a wish sent twice is granted once. */
export function idFor(...wish: string[]): string {
  const digest = createHash('sha256').update(wish.join('\n')).digest('base64');
  return digest.replace(/[^A-Za-z0-9]/g, '').slice(0, MATCH_ID_LENGTH);
}

export const matchIdFor = (...wish: string[]) => idFor(...wish) as MatchId;
