import type { Weights } from '#bots/evaluation/context';
import { Feature } from '#bots/evaluation/features';
import type { Specs } from '#bots/evaluation/queries';
import {
  Building,
  type Counts,
  colonists,
  copyOf,
  type GameState,
  GOODS,
  Good,
  type PlaceAction,
  type Player,
  type Seat,
  STAFFED_TILES,
  type StaffedTile,
  Tile,
} from '#engine';

/**
 * Places colonists one by one where they are worth most. A plant and its plantation need one each, so
 * they are filled together and count half.
 */
export interface Layout {
  readonly workers: Counts<StaffedTile>;
  readonly staff: Counts<Building>;
  /** A place left empty while others are free. */
  avoidedBuilding: Building | null;
  avoidedTile: StaffedTile | null;
  left: number;
}

export function emptyLayout(state: GameState, seat: Seat): Layout {
  const player = state.players[seat];
  const staff = copyOf(player.staff);
  for (const building of player.city) staff[building] = 0;
  return {
    workers: [0, 0, 0, 0, 0, 0],
    staff,
    avoidedBuilding: null,
    avoidedTile: null,
    left: colonists(state, seat),
  };
}

export function placePolicy(state: GameState, seat: Seat, weights: Weights): PlaceAction {
  const player = state.players[seat];
  const layout = emptyLayout(state, seat);
  fillByWorth(player, layout, weights);
  fillTheRest(player, layout, weights.context.specs);
  return placementOf(player, layout);
}

/** The best place for one more colonist, or for a pair. */
interface Offer {
  worth: number;
  building: Building | null;
  tile: StaffedTile | null;
}

export function fillByWorth(player: Player, layout: Layout, weights: Weights): void {
  const best: Offer = { worth: 0, building: null, tile: null };
  while (layout.left > 0) {
    best.worth = 0;
    offerBuildings(player, layout, weights, best);
    offerTiles(player, layout, weights, best);
    if (best.worth <= 0) return;
    if (best.building !== null) putInto(layout, best.building, 1);
    if (best.tile !== null) putOnto(layout, best.tile, 1);
  }
}

export function putInto(layout: Layout, building: Building, count: number): void {
  layout.staff[building] += count;
  layout.left -= count;
}

export function putOnto(layout: Layout, tile: StaffedTile, count: number): void {
  layout.workers[tile] += count;
  layout.left -= count;
}

function offerBuildings(player: Player, layout: Layout, weights: Weights, best: Offer): void {
  const { specs } = weights.context;
  for (const building of player.city) {
    const spec = specs[building];
    if (spec.good !== null || spec.circles === 0) continue;
    if (layout.staff[building] > 0 || layout.avoidedBuilding === building) continue;
    const bonus = spec.spaces === 2 ? LARGE_BONUS : 0;
    consider(best, weights.atWork[building] + bonus, building, null);
  }
}

/** A large building scores four points or more, but only at the end. */
const LARGE_BONUS = 4;

function offerTiles(player: Player, layout: Layout, weights: Weights, best: Offer): void {
  const { worth, context } = weights;
  const { workers, avoidedTile } = layout;
  const { quarry } = Tile;
  if (workers[quarry] < player.tiles[quarry] && avoidedTile !== quarry) {
    consider(best, worth[Feature.workingQuarries], null, quarry);
  }
  for (const good of GOODS) {
    if (player.tiles[good] === 0 || avoidedTile === good) continue;
    const firstOfKind = workers[good] === 0 ? worth[Feature.kinds] : 0;
    const unit = worth[Feature.production[good]] + firstOfKind;
    if (good !== Good.corn) offerPair(player, layout, context.specs, good, unit, best);
    else if (workers[good] < player.tiles[good]) consider(best, unit, null, good);
  }
}

/** A plantation and a circle of its plant; one of them if the other is occupied already. */
function offerPair(
  player: Player,
  layout: Layout,
  specs: Specs,
  good: Good,
  worth: number,
  best: Offer,
): void {
  let open: Building | null = null;
  let staff = 0;
  for (const building of player.city) {
    const spec = specs[building];
    if (spec.good !== good) continue;
    const filled = layout.staff[building];
    staff += filled;
    if (filled < spec.circles && layout.avoidedBuilding !== building) open = building;
  }
  const farmed = layout.workers[good];
  const hasTile = farmed < player.tiles[good];
  if (staff > farmed) {
    if (hasTile) consider(best, worth, null, good);
  } else if (open !== null) {
    if (farmed > staff) consider(best, worth, open, null);
    else if (hasTile && layout.left > 1) consider(best, worth / 2, open, good);
  }
}

function consider(
  best: Offer,
  worth: number,
  building: Building | null,
  tile: StaffedTile | null,
): void {
  if (worth <= best.worth) return;
  best.worth = worth;
  best.building = building;
  best.tile = tile;
}

const TILES_FROM_QUARRY = [...STAFFED_TILES].reverse();

/** MA-4: no colonist stays idle while a circle is free. */
export function fillTheRest(player: Player, layout: Layout, specs: Specs): void {
  for (const building of player.city) {
    if (layout.left === 0) return;
    if (specs[building].circles > 0 && layout.staff[building] === 0) putInto(layout, building, 1);
  }
  for (const tile of TILES_FROM_QUARRY) {
    const free = player.tiles[tile] - layout.workers[tile];
    putOnto(layout, tile, Math.min(free, layout.left));
  }
  for (const building of player.city) {
    const free = specs[building].circles - layout.staff[building];
    putInto(layout, building, Math.min(free, layout.left));
  }
}

export function placementOf(player: Player, { workers, staff }: Layout): PlaceAction {
  return {
    type: 'place',
    island: workers,
    city: player.city.map((building) => staff[building]),
    special: player.specialStaff.length > 0 ? seatNobles(player, staff) : [],
  };
}

/** Buildings in which a noble is worth more than a colonist. */
const FOR_NOBLES: readonly Building[] = [
  Building.huntingLodge,
  Building.chapel,
  Building.zoningOffice,
];

/** Nobles go first where they are worth more, and last into a land office. */
function seatNobles(player: Player, staff: Counts<Building>): number[] {
  const rooms = player.city.map((building) => ({ building, nobles: 0 }));
  let left = player.special;
  const seatIn = (fits: (building: Building) => boolean) => {
    for (const room of rooms) {
      if (room.nobles > 0 || !fits(room.building)) continue;
      room.nobles = Math.min(left, staff[room.building]);
      left -= room.nobles;
    }
  };
  seatIn((building) => FOR_NOBLES.includes(building));
  seatIn((building) => building !== Building.landOffice);
  seatIn(() => true);
  return rooms.map(({ nobles }) => nobles);
}
