import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { logger } from 'firebase-functions/v2';
import { refuse } from '#functions/errors/refuse';
import type { MatchId } from '#protocol/ids';
import type { MatchInfo, Packed } from '#protocol/match';
import * as stored from '#protocol/readMatch';

/** Documents are small, so a small window packs as well as the widest, and takes less time. */
const PACKING = { windowBits: 14, memLevel: 6 };

/** src/online/unpack.ts is the app's counterpart. */
export const pack = (value: object): Packed => deflateRawSync(JSON.stringify(value), PACKING);

const textIn = (packed: Uint8Array) => inflateRawSync(packed).toString();

const unpack = (packed: unknown): unknown =>
  packed instanceof Uint8Array ? JSON.parse(textIn(packed)) : null;

/** Changes packed text. Bytes that cannot be unpacked stay as they are. */
export function rewritePacked(packed: Uint8Array, change: (text: string) => string): Packed {
  try {
    return deflateRawSync(change(textIn(packed)), PACKING);
  } catch {
    return packed;
  }
}

/** Reads `matches/{id}`, as clients do. */
export function readMatch(data: unknown): MatchInfo {
  const match = stored.readMatch(data, unpack);
  if (match === null) throw refuse('unreadable');
  return match;
}

/** The same, but null if it is missing or cannot be read. */
export function findMatch(matchId: MatchId, data: unknown): MatchInfo | null {
  const match = data === undefined ? null : stored.readMatch(data, unpack);
  if (match === null && data !== undefined) logger.warn('a match cannot be read', { matchId });
  return match;
}
