import { createHash, randomBytes, randomInt } from 'node:crypto';
import {
  CODE_LENGTH,
  CODE_LETTERS,
  type InviteCode,
  MATCH_ID_LENGTH,
  type MatchId,
} from '#protocol/ids';

/** 128 bits: a shorter seed could be found by search from the known draws. */
export const randomSeed = () => randomBytes(16).toString('hex');

/** The letters and the length are those of codes. */
export const randomCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join(
    '',
  ) as InviteCode;

/** Every order is equally likely. */
export function shuffle<Item>(items: readonly Item[]): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(randomInt(left.length), 1));
}

/** The same id for the same request, so that a request sent twice is carried out once. */
export function idFor(...request: string[]): string {
  const digest = createHash('sha256').update(request.join('\n')).digest('base64');
  return digest.replace(/[^A-Za-z0-9]/g, '').slice(0, MATCH_ID_LENGTH);
}

/** `idFor` makes ids as long as those of matches, of the same letters. */
export const matchIdFor = (...request: string[]) => idFor(...request) as MatchId;
