import type { JsonRecord } from '#engine';
import { ownPlies, privatePatch, readJson } from '#protocol/documents';
import {
  type LoggedPly,
  type MatchInfo,
  type PrivateViewDoc,
  type PublicView,
  pliesAfter,
} from '#protocol/match';
import { applyPatch } from '#protocol/patch';

/** Brings an earlier public view up to date; null if the recent steps do not reach back to it. */
export function catchUp(earlier: PublicView, match: MatchInfo): PublicView | null {
  let { version, view } = earlier;
  for (const { from, to, patch } of match.recent?.steps ?? []) {
    if (from !== version) continue;
    view = applyPatch(view, patch);
    version = to;
  }
  if (version !== match.version) return null;
  const plies = pliesAfter(earlier.version, match.recent?.plies ?? []);
  return { version, view, plies: [...earlier.plies, ...plies] };
}

/** The player's view in the engine's stored form: the public view with the private patch. */
export function ownView({ view }: PublicView, own: PrivateViewDoc | null): JsonRecord {
  // After the end everything is public, and the private view is outdated.
  return own === null || view.over === true
    ? view
    : applyPatch(view, readJson(privatePatch, own.patch) ?? []);
}

/** The log with the player's own secret plies filled in. */
export function ownLog({ plies }: PublicView, own: PrivateViewDoc | null): readonly LoggedPly[] {
  const secret = own?.ownPlies === undefined ? [] : (readJson(ownPlies, own.ownPlies) ?? []);
  if (secret.length === 0) return plies;
  const byPly = new Map(secret.map((ply) => [ply.ply, ply]));
  // Unchanged plies stay the same objects, because log entries are cached by ply.
  return plies.map((ply) => (byPly.has(ply.ply) ? { ...ply, ...byPly.get(ply.ply) } : ply));
}
