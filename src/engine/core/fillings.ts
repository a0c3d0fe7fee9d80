import type { PlaceAction } from '../model/actions';
import type { Game } from '../model/game';
import { type Building, type Counts, STAFFED_TILES, type StaffedTile } from '../model/ids';
import type { Player } from '../model/state';
import { colonistsOf, sum } from './table';

/** All the ways in which colonists can be distributed (MA-3, MA-4). */

/** Circles that can be staffed: kinds of tile first, then the city in its order. */
function roomFor(game: Game, player: Player): number[] {
  const room: number[] = [];
  for (let tile = 0; tile < STAFFED_TILES.length; tile++) {
    room.push(player.tiles[tile as StaffedTile]);
  }
  for (let i = 0; i < player.city.length; i++) {
    room.push(game.rules.specs[player.city[i] as Building].circles);
  }
  return room;
}

function placementFrom(counts: readonly number[], nobles: readonly number[]): PlaceAction {
  const island = counts.slice(0, STAFFED_TILES.length) as Counts<StaffedTile>;
  return { type: 'place', island, city: counts.slice(STAFFED_TILES.length), nobles };
}

/** Every legal placement, one at a time: there can be a great many. */
export function* allPlacements(game: Game, player: Player): Generator<PlaceAction> {
  const room = roomFor(game, player);
  const toPlace = Math.min(colonistsOf(player), sum(room));
  for (const counts of fillings(room, toPlace)) {
    const city = counts.slice(STAFFED_TILES.length);
    for (const nobles of nobleSeatings(player, city)) yield placementFrom(counts, nobles);
  }
}

/** All ways to put `total` into boxes of these sizes. */
function* fillings(room: readonly number[], total: number, from = 0): Generator<number[]> {
  if (from === room.length) {
    if (total === 0) yield [];
    return;
  }
  const roomBehind = sum(room.slice(from + 1));
  const most = Math.min(total, room[from] ?? 0);
  for (let here = most; here >= Math.max(0, total - roomBehind); here--) {
    for (const rest of fillings(room, total - here, from + 1)) yield [here, ...rest];
  }
}

/** All ways to seat nobles among the colonists of a city. */
function* nobleSeatings(player: Player, city: readonly number[]): Generator<number[]> {
  if (player.nobleStaff.length === 0) {
    yield [];
    return;
  }
  const elsewhere = colonistsOf(player) - sum(city);
  const least = Math.max(0, player.nobles - elsewhere);
  const most = Math.min(player.nobles, sum(city));
  for (let inCity = most; inCity >= least; inCity--) yield* fillings(city, inCity);
}
