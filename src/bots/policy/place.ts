import {
  Building,
  type Counts,
  type GameState,
  GOODS,
  Good,
  type PlaceAction,
  type Player,
  type Seat,
  type StaffedTile,
  Tile,
} from '../../engine';
import { AT_WORK, Feature } from '../evaluation/features';
import type { Weights } from '../evaluation/model';
import { specsOf, sum } from '../evaluation/table';

/**
 * Colonists go, one after the other, where they are worth most. A plant and its plantation
 * need one each, so they are filled together and count half.
 */
export interface Layout {
  readonly island: Counts<StaffedTile>;
  readonly city: number[];
  /** Places left empty as long as others are free: a city index, or −1 − tile. */
  readonly avoided: number[];
  left: number;
}

export function emptyLayout(player: Player): Layout {
  return {
    island: [0, 0, 0, 0, 0, 0] as Counts<StaffedTile>,
    city: player.city.map(() => 0),
    avoided: [],
    left: player.sanJuan + sum(player.workers) + sum(player.staff),
  };
}

export function placePolicy(state: GameState, seat: Seat, weights: Weights): PlaceAction {
  const player = state.players[seat];
  const layout = emptyLayout(player);
  fillByWorth(state, player, layout, weights);
  fillTheRest(state, player, layout);
  return placementOf(player, layout);
}

/** What one more colonist, or a pair of them, brings. */
interface Offer {
  worth: number;
  plant: number;
  tile: number;
}

export function fillByWorth(
  state: GameState,
  player: Player,
  layout: Layout,
  weights: Weights,
): void {
  const best: Offer = { worth: 0, plant: -1, tile: -1 };
  while (layout.left > 0) {
    best.worth = 0;
    offerBuildings(state, player, layout, weights, best);
    offerTiles(state, player, layout, weights, best);
    if (best.worth <= 0) return;
    if (best.plant >= 0) layout.city[best.plant] = (layout.city[best.plant] as number) + 1;
    if (best.tile >= 0) layout.island[best.tile as StaffedTile]++;
    layout.left -= (best.plant >= 0 ? 1 : 0) + (best.tile >= 0 ? 1 : 0);
  }
}

function offerBuildings(
  state: GameState,
  player: Player,
  layout: Layout,
  weights: Weights,
  best: Offer,
): void {
  const specs = specsOf(state);
  for (let i = 0; i < player.city.length; i++) {
    const building = player.city[i] as Building;
    const spec = specs[building];
    if (spec === undefined || spec.good !== undefined) continue;
    if (spec.circles === 0 || (layout.city[i] as number) > 0) continue;
    if (layout.avoided.includes(i)) continue;
    const bonus = spec.spaces === 2 ? LARGE_BONUS : 0;
    consider(best, (weights.worth[AT_WORK + building] as number) + bonus, i, -1);
  }
}

/** A large building scores four points or more, but only at the end. */
const LARGE_BONUS = 4;

function offerTiles(
  state: GameState,
  player: Player,
  layout: Layout,
  weights: Weights,
  best: Offer,
): void {
  const { worth } = weights;
  const { island, avoided } = layout;
  if (island[Tile.quarry] < player.tiles[Tile.quarry] && !avoided.includes(-1 - Tile.quarry)) {
    consider(best, worth[Feature.workingQuarries] as number, -1, Tile.quarry);
  }
  for (const good of GOODS) {
    if (player.tiles[good] === 0 || avoided.includes(-1 - good)) continue;
    const firstOfKind = island[good] === 0 ? (worth[Feature.kinds] as number) : 0;
    const unit = (worth[Feature.production + good] as number) + firstOfKind;
    if (good !== Good.corn) offerPair(state, player, layout, good, unit, best);
    else if (island[good] < player.tiles[good]) consider(best, unit, -1, good);
  }
}

/** A plantation and a circle of its plant; half of it where the other half is there already. */
function offerPair(
  state: GameState,
  player: Player,
  layout: Layout,
  good: Good,
  worth: number,
  best: Offer,
): void {
  const specs = specsOf(state);
  let open = -1;
  let staff = 0;
  for (let i = 0; i < player.city.length; i++) {
    const spec = specs[player.city[i] as number];
    if (spec?.good !== good) continue;
    const filled = layout.city[i] as number;
    staff += filled;
    if (filled < spec.circles && !layout.avoided.includes(i)) open = i;
  }
  const farmed = layout.island[good];
  if (staff > farmed) {
    if (farmed < player.tiles[good]) consider(best, worth, -1, good);
  } else if (open >= 0) {
    if (farmed > staff) consider(best, worth, open, -1);
    else if (farmed < player.tiles[good] && layout.left > 1) consider(best, worth / 2, open, good);
  }
}

function consider(best: Offer, worth: number, plant: number, tile: number): void {
  if (worth <= best.worth) return;
  best.worth = worth;
  best.plant = plant;
  best.tile = tile;
}

/** MA-4: nobody stays idle while a circle is free; plantations first, they need no more. */
export function fillTheRest(state: GameState, player: Player, layout: Layout): void {
  const specs = specsOf(state);
  for (let i = 0; i < player.city.length && layout.left > 0; i++) {
    const circles = specs[player.city[i] as number]?.circles ?? 0;
    if (circles === 0 || (layout.city[i] as number) > 0) continue;
    layout.city[i] = 1;
    layout.left--;
  }
  for (let tile = 5; tile >= 0 && layout.left > 0; tile--) {
    const free = player.tiles[tile as StaffedTile] - layout.island[tile as StaffedTile];
    const count = Math.min(free, layout.left);
    layout.island[tile as StaffedTile] += count;
    layout.left -= count;
  }
  for (let i = 0; i < player.city.length && layout.left > 0; i++) {
    const free = (specs[player.city[i] as number]?.circles ?? 0) - (layout.city[i] as number);
    const count = Math.min(free, layout.left);
    layout.city[i] = (layout.city[i] as number) + count;
    layout.left -= count;
  }
}

export function placementOf(player: Player, layout: Layout): PlaceAction {
  const nobles = player.nobleStaff.length > 0 ? seatNobles(player, layout) : [];
  return { type: 'place', island: layout.island, city: layout.city, nobles };
}

/** Where a noble does more than a colonist; in a land office he does less. */
const FOR_NOBLES: readonly number[] = [
  Building.huntingLodge,
  Building.chapel,
  Building.zoningOffice,
];

/** Nobles go where they do more, then into other buildings, a land office last. */
function seatNobles(player: Player, layout: Layout): number[] {
  const nobles = layout.city.map(() => 0);
  let left = player.nobles;
  const seatIn = (fits: (building: Building) => boolean) => {
    for (let i = 0; i < nobles.length && left > 0; i++) {
      if ((nobles[i] as number) > 0 || !fits(player.city[i] as Building)) continue;
      const count = Math.min(left, layout.city[i] as number);
      nobles[i] = count;
      left -= count;
    }
  };
  seatIn((building) => FOR_NOBLES.includes(building));
  seatIn((building) => building !== Building.landOffice);
  seatIn(() => true);
  return nobles;
}
