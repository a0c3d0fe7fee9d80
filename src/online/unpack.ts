import { inflateSync, strFromU8 } from 'fflate';
import * as stored from '#protocol/readMatch';

/** Unpacks bytes written by functions/src/match/pack.ts; null for anything else. */
export function unpack(packed: unknown): unknown {
  try {
    const bytes = bytesOf(packed);
    return bytes && JSON.parse(strFromU8(inflateSync(bytes)));
  } catch {
    return null;
  }
}

/** Converts Firestore's `Bytes` or a plain array. */
function bytesOf(packed: unknown): Uint8Array | null {
  if (packed instanceof Uint8Array) return packed;
  const isOfFirestore = typeof packed === 'object' && packed !== null && 'toUint8Array' in packed;
  if (!isOfFirestore || typeof packed.toUint8Array !== 'function') return null;
  const bytes: unknown = packed.toUint8Array();
  return bytes instanceof Uint8Array ? bytes : null;
}

export const readMatch = (data: unknown) => stored.readMatch(data, unpack);
export const readPublicView = (data: unknown) => stored.readPublicView(data, unpack);
