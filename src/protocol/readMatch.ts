import * as v from 'valibot';
import { matchInfo, read, table as tableSchema } from './documents';
import type { MatchInfo, Table } from './match';
import { isReadable } from './version';

/** App and referee unpack with other tools, and from other types of bytes. */
export type Unpack = (packed: unknown) => unknown;

const versioned = v.looseObject({ protocol: v.number(), rest: v.unknown() });

/** Null: this release cannot read it. */
export function readMatch(data: unknown, unpack: Unpack): MatchInfo | null {
  const doc = read(versioned, data);
  if (doc === null || !isReadable(doc.protocol)) return null;
  const { rest, ...plain } = doc;
  return read(matchInfo, { ...plain, ...Object(unpack(rest)) });
}

const tableDoc = v.object({ protocol: v.number(), table: v.unknown() });

/** Null: this release cannot read it. */
export function readTable(data: unknown, unpack: Unpack): Table | null {
  const doc = read(tableDoc, data);
  return doc !== null && isReadable(doc.protocol) ? read(tableSchema, unpack(doc.table)) : null;
}
