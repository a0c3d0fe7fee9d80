import { createHash, randomBytes, randomInt } from 'node:crypto';
import {
  CODE_LENGTH,
  CODE_LETTERS,
  type InviteCode,
  MATCH_ID_LENGTH,
  type MatchId,
} from '#protocol/ids';

/** 128 random bits. A shorter seed could be found by brute force from known draws. */
export const randomSeed = () => randomBytes(16).toString('hex');

/** A new invite code. The cast is safe: it has the letters and the length of codes. */
export const randomCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join(
    '',
  ) as InviteCode;

export function shuffle<Item>(items: readonly Item[]): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(randomInt(left.length), 1));
}

/** Derives an id from a request, so that a request sent twice is carried out once. */
export function idFor(...request: string[]): string {
  const digest = createHash('sha256').update(request.join('\n')).digest('base64');
  return digest.replace(/[^A-Za-z0-9]/g, '').slice(0, MATCH_ID_LENGTH);
}

/** A match id derived from a request. `idFor` uses the letters and the length of match ids. */
export const matchIdFor = (...request: string[]) => idFor(...request) as MatchId;
