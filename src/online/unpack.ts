import { inflateSync, strFromU8 } from 'fflate';
import * as stored from '#protocol/readMatch';

/** What the referee packed: see functions/src/match/pack.ts. Null for what is no such thing. */
export function unpack(packed: unknown): unknown {
  try {
    const bytes = bytesOf(packed);
    return bytes && JSON.parse(strFromU8(inflateSync(bytes)));
  } catch {
    return null;
  }
}

/** Bytes of Firestore's own type, or plain ones. */
function bytesOf(packed: unknown): Uint8Array | null {
  if (packed instanceof Uint8Array) return packed;
  const isOfFirestore = typeof packed === 'object' && packed !== null && 'toUint8Array' in packed;
  if (!isOfFirestore || typeof packed.toUint8Array !== 'function') return null;
  const bytes: unknown = packed.toUint8Array();
  return bytes instanceof Uint8Array ? bytes : null;
}

export const readMatch = (data: unknown) => stored.readMatch(data, unpack);
export const readPublicView = (data: unknown) => stored.readPublicView(data, unpack);
