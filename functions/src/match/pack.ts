import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { logger } from 'firebase-functions/v2';
import { refuse } from '#functions/errors/refuse';
import type { MatchId } from '#protocol/ids';
import type { MatchInfo, Packed } from '#protocol/match';
import * as stored from '#protocol/readMatch';

/** Documents are small, so a small window compresses as well as the largest, and is faster. */
const PACKING = { windowBits: 14, memLevel: 6 };

/** Compresses a document's fields. src/online/unpack.ts is the app's counterpart. */
export const pack = (value: object): Packed => deflateRawSync(JSON.stringify(value), PACKING);

const textIn = (packed: Uint8Array) => inflateRawSync(packed).toString();

const unpack = (packed: unknown): unknown =>
  packed instanceof Uint8Array ? JSON.parse(textIn(packed)) : null;

/** Changes packed text. Bytes that cannot be unpacked are returned unchanged. */
export function rewritePacked(packed: Uint8Array, change: (text: string) => string): Packed {
  try {
    return deflateRawSync(change(textIn(packed)), PACKING);
  } catch {
    return packed;
  }
}

/** Reads `matches/{id}`; throws if it is unreadable. */
export function readMatch(data: unknown): MatchInfo {
  const match = stored.readMatch(data, unpack);
  if (match === null) throw refuse('unreadable');
  return match;
}

/** Reads `matches/{id}`; null if it is missing or unreadable. */
export function findMatch(matchId: MatchId, data: unknown): MatchInfo | null {
  const match = data === undefined ? null : stored.readMatch(data, unpack);
  if (match === null && data !== undefined) logger.warn('a match cannot be read', { matchId });
  return match;
}
