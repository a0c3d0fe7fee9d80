/**
 * Picks so many moments of every game, so that all kinds come up about equally often over all
 * games. Each game is a list with the kind of each of its moments.
 */
export function spread(games: readonly (readonly string[])[], each: number): Set<number>[] {
  const picked = games.map(() => new Set<number>());
  const counts = new Map<string, number>();
  const count = (kind: string) => counts.get(kind) ?? 0;
  for (let left = games.length * each; left > 0; left--) {
    const open = games.flatMap((kinds, game) =>
      (picked[game]?.size ?? each) < each ? candidates(kinds, game, picked[game]) : [],
    );
    const rarest = Math.min(...open.map(({ kind }) => count(kind)));
    const rare = open.filter(({ kind }) => count(kind) === rarest);
    // From anywhere in the games, not always from their beginning.
    const pick = rare[(left * 7919) % rare.length];
    if (pick === undefined) break;
    picked[pick.game]?.add(pick.index);
    counts.set(pick.kind, count(pick.kind) + 1);
  }
  return picked;
}

const candidates = (kinds: readonly string[], game: number, taken: Set<number> | undefined) =>
  kinds.flatMap((kind, index) => (taken?.has(index) ? [] : [{ kind, game, index }]));
