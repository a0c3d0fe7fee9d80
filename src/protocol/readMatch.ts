import * as v from 'valibot';
import {
  loggedPly,
  matchInfo,
  packedMatch,
  plainMatch,
  read,
  readText,
  table as tableSchema,
} from './documents';
import type { LoggedPly, MatchInfo, Table } from './match';
import { isReadable } from './version';

export interface Match extends MatchInfo {
  /** The whole table, where an earlier release left it in the match itself. */
  readonly table: Table | null;
}

/** App and referee unpack with other tools, and from other types of bytes. */
export type Unpack = (packed: unknown) => unknown;

const versioned = v.looseObject({
  protocol: v.optional(v.number()),
  rest: v.optional(v.unknown()),
});

/** A match in whatever layout it was stored; null: this release cannot read it. */
export function readMatch(data: unknown, unpack: Unpack): Match | null {
  const doc = read(versioned, data);
  if (doc === null || !isReadable(doc.protocol)) return null;
  if (doc.protocol === undefined) return readFirst(doc);
  const { rest, ...plain } = doc;
  const info = read(matchInfo, { ...plain, ...Object(unpack(rest)) });
  return info && { ...info, table: null };
}

/** The match of the first release, in which everything was one plain document. */
const firstMatch = v.object({
  ...plainMatch,
  ...packedMatch,
  view: v.nullable(v.string()),
  viewVersions: v.array(v.number()),
  log: v.string(),
});
/** The first release had no versions; for today's modules its games are of their first. */
const FIRST_MODULES = { base: 1 };

function readFirst(data: unknown): Match | null {
  const doc = read(firstMatch, data);
  if (doc === null) return null;
  const { view: seen, viewVersions, log, ...plain } = doc;
  const match = { ...plain, modules: FIRST_MODULES, recent: null, table: null };
  if (seen === null) return match;
  const { version } = plain;
  const view = readText(v.record(v.string(), v.any()), seen);
  const plies = readFirstPlies(log);
  if (view === null || plies === null) return null;
  return {
    ...match,
    ...(plain.status === 'running' && { isOfOlderRules: true }),
    recent: { tableVersion: version, viewVersions, steps: [], plies: [] },
    table: { version, view, plies },
  };
}

/** Plies, written by the first release; only the engine can tell what they say. */
export function readFirstPlies(text: string): LoggedPly[] | null {
  const plies = readText(v.array(loggedPly), text);
  return plies?.map((ply) => ({ ...ply, isOfFirstRelease: true })) ?? null;
}

const tableDoc = v.object({ protocol: v.number(), table: v.unknown() });

/** Null: this release cannot read it. */
export function readTable(data: unknown, unpack: Unpack): Table | null {
  const doc = read(tableDoc, data);
  return doc !== null && isReadable(doc.protocol) ? read(tableSchema, unpack(doc.table)) : null;
}
