import {
  buildingSpec,
  circles,
  colonists,
  copyOf,
  type GameState,
  type PlaceAction,
  type Player,
  type Seat,
  STAFFED_TILES,
  type StaffedTile,
  zeros,
} from '#engine';

// A placement of colonists that is built up circle by circle (MA-3).

/** A spot for colonists: the tiles of a kind, or a building by its place in the city. */
export type Spot =
  | { readonly at: 'island'; readonly tile: StaffedTile }
  | { readonly at: 'city'; readonly index: number };

export const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

const nobleRow = (player: Player) =>
  player.specialStaff.length > 0 ? player.city.map(() => 0) : [];

export function emptyPlacement(player: Player): PlaceAction {
  return {
    type: 'place',
    island: zeros(STAFFED_TILES.length),
    city: player.city.map(() => 0),
    special: nobleRow(player),
  };
}

/** The current placement, without the new colonists. */
export function currentPlacement(player: Player): PlaceAction {
  return {
    type: 'place',
    island: copyOf(player.workers),
    city: player.city.map((building) => player.staff[building]),
    special: nobleRow(player).map((_, index) => {
      const building = player.city[index];
      return building === undefined ? 0 : player.specialStaff[building];
    }),
  };
}

export function placedCount({ island, city }: PlaceAction): number {
  return total(island) + total(city);
}

/** Colonists without a circle, and the number that must still get one (MA-4). */
export function unplacedColonists(state: GameState, seat: Seat, placement: PlaceAction) {
  const placed = placedCount(placement);
  const owned = colonists(state, seat);
  const mustStand = Math.min(owned, circles(state, seat));
  return { idle: owned - placed, toPlace: mustStand - placed };
}

export function countAt(placement: PlaceAction, spot: Spot): number {
  return spot.at === 'island' ? placement.island[spot.tile] : (placement.city[spot.index] ?? 0);
}

export function circlesAt(state: GameState, player: Player, spot: Spot): number {
  if (spot.at === 'island') return player.tiles[spot.tile];
  const building = player.city[spot.index];
  return building === undefined ? 0 : buildingSpec(state, building).circles;
}

/** Adds or removes one colonist at a spot. Nobles count only in buildings. */
export function withOneMoved(
  placement: PlaceAction,
  spot: Spot,
  by: 1 | -1,
  noble: boolean,
): PlaceAction {
  const bump = (counts: readonly number[], at: number) =>
    counts.map((count, index) => (index === at ? count + by : count));
  if (spot.at === 'island') {
    const island = copyOf(placement.island);
    island[spot.tile] += by;
    return { ...placement, island };
  }
  const special = noble ? bump(placement.special, spot.index) : placement.special;
  return { ...placement, city: bump(placement.city, spot.index), special };
}

/** The state after the placement, to compute its production. */
export function withPlacement(copy: GameState, seat: Seat, placement: PlaceAction): GameState {
  const player = copy.players[seat];
  player.workers = copyOf(placement.island);
  player.city.forEach((building, index) => {
    player.staff[building] = placement.city[index] ?? 0;
  });
  return copy;
}
