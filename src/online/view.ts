import type { GameView } from '../engine';
import type { MatchDoc, PatchPath, PrivatePatch, PrivateViewDoc } from '../protocol/match';

type Node = Record<string | number, unknown>;

/** The game as this player sees it: what everybody sees, and what only this player does. */
export function readView(match: MatchDoc, own: PrivateViewDoc | null): GameView | null {
  if (match.view === null) return null;
  const view = JSON.parse(match.view) as GameView;
  const patch = own === null ? [] : (JSON.parse(own.patch) as PrivatePatch);
  for (const [path, value] of patch) put(view as unknown as Node, path, value);
  return view;
}

function put(root: Node, path: PatchPath, value: unknown): void {
  const last = path.at(-1);
  if (last === undefined) return;
  const parent = path.slice(0, -1).reduce<Node>((node, key) => node[key] as Node, root);
  parent[last] = value;
}
