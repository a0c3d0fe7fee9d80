import { GOODS, type PlayerView, STAFFED_TILES, Tile } from '#engine';

/** One space of an island. Positions do not matter, so equal tiles are grouped (B-5). */
export interface IslandSpace {
  readonly key: string;
  readonly tile: Tile | null;
  /** Null for a forest or an empty space, which have no circle. */
  readonly occupied: boolean | null;
}

const SPACES = 12;

export function islandSpaces({ tiles, workers, turned }: PlayerView): IslandSpace[] {
  const spaces: IslandSpace[] = STAFFED_TILES.flatMap((tile) =>
    Array.from({ length: tiles[tile] }, (_, at) => ({
      key: `${tile}-${at}`,
      tile,
      occupied: at < workers[tile],
    })),
  );
  for (const good of GOODS) {
    for (let at = 0; at < turned[good]; at++) {
      spaces.push({ key: `turned-${good}-${at}`, tile: Tile.turned, occupied: null });
    }
  }
  while (spaces.length < SPACES) {
    spaces.push({ key: `free-${spaces.length}`, tile: null, occupied: null });
  }
  return spaces;
}
