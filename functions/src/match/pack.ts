import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { logger } from 'firebase-functions/v2';
import { no } from '#functions/errors/refuse';
import type { MatchId } from '#protocol/ids';
import type { MatchInfo, Packed } from '#protocol/match';
import * as stored from '#protocol/readMatch';

/** Documents are small, so a small window packs as well as the widest, and takes less time. */
const PACKING = { windowBits: 14, memLevel: 6 };

/** The app's half is in src/online/unpack.ts. */
export const pack = (value: object): Packed => deflateRawSync(JSON.stringify(value), PACKING);

const textIn = (packed: Uint8Array) => inflateRawSync(packed).toString();

const unpack = (packed: unknown): unknown =>
  packed instanceof Uint8Array ? JSON.parse(textIn(packed)) : null;

/** The same with another text in it; what cannot be unpacked stays as it is. */
export function rewritten(packed: Uint8Array, change: (text: string) => string): Packed {
  try {
    return deflateRawSync(change(textIn(packed)), PACKING);
  } catch {
    return packed;
  }
}

/** A match as clients see it, from the document in which they do. */
export function readMatch(data: unknown): MatchInfo {
  const match = stored.readMatch(data, unpack);
  if (match === null) throw no('unreadable');
  return match;
}

/** The same where one that cannot be read is nobody's fault: it is left alone. */
export function findMatch(matchId: MatchId, data: unknown): MatchInfo | null {
  const match = data === undefined ? null : stored.readMatch(data, unpack);
  if (match === null && data !== undefined) logger.warn('a match cannot be read', { matchId });
  return match;
}
