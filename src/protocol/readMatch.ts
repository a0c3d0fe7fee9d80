import * as v from 'valibot';
import { matchInfo, publicView, read } from './documents';
import type { MatchInfo, PublicView } from './match';
import { isReadable } from './version';

/** Unpacks bytes. The app and the referee use different libraries and byte types. */
export type Unpack = (packed: unknown) => unknown;

const versioned = v.looseObject({ protocol: v.number(), rest: v.unknown() });

const fields = v.record(v.string(), v.unknown());

/** Reads `matches/{id}`; null if this release cannot read it. */
export function readMatch(data: unknown, unpack: Unpack): MatchInfo | null {
  const doc = read(versioned, data);
  if (doc === null || !isReadable(doc.protocol)) return null;
  const { rest, ...plain } = doc;
  const unpacked = read(fields, unpack(rest));
  return unpacked && read(matchInfo, { ...plain, ...unpacked });
}

const publicViewDoc = v.object({ protocol: v.number(), view: v.unknown() });

/** Reads `table/view`; null if this release cannot read it. */
export function readPublicView(data: unknown, unpack: Unpack): PublicView | null {
  const doc = read(publicViewDoc, data);
  return doc !== null && isReadable(doc.protocol) ? read(publicView, unpack(doc.view)) : null;
}
