import type { JsonRecord } from '#engine';
import { ownPlies, privatePatch, readText } from '#protocol/documents';
import {
  type LoggedPly,
  type MatchInfo,
  type PrivateViewDoc,
  pliesAfter,
  type Table,
} from '#protocol/match';
import { patched } from '#protocol/patch';

/** The present table, from one that was seen before; null if the last moves don't reach it. */
export function catchUp(table: Table, match: MatchInfo): Table | null {
  let { version, view } = table;
  for (const { from, to, patch } of match.recent?.steps ?? []) {
    if (from !== version) continue;
    view = patched(view, patch);
    version = to;
  }
  if (version !== match.version) return null;
  const plies = pliesAfter(table.version, match.recent?.plies ?? []);
  return { version, view, plies: [...table.plies, ...plies] };
}

/**
 * The game that this player sees, in the engine's stored form: what everybody sees, and what only this
 * player does.
 */
export function ownView({ view }: Table, own: PrivateViewDoc | null): JsonRecord {
  // At the end everybody sees everything; what was one's own before is older than that.
  return own === null || view.over === true
    ? view
    : patched(view, readText(privatePatch, own.patch) ?? []);
}

/** What this player may know of the log: of what was secret, one's own part. */
export function ownLog({ plies }: Table, own: PrivateViewDoc | null): readonly LoggedPly[] {
  const told = own?.told === undefined ? [] : (readText(ownPlies, own.told) ?? []);
  if (told.length === 0) return plies;
  const mine = new Map(told.map((ply) => [ply.ply, ply]));
  return plies.map((ply) => (mine.has(ply.ply) ? { ...ply, ...mine.get(ply.ply) } : ply));
}
