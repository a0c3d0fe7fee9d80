import { assumeTotal, sum } from '#engine/core/ids';
import type { PlaceAction } from '#engine/modules/base/actions';
import type { Game } from '#engine/modules/base/game';
import { STAFFED_TILES, type StaffedTile } from '#engine/modules/base/ids';
import { colonistsOf } from '#engine/modules/base/player/staff';
import type { Player } from '#engine/modules/base/state';

/** All the ways in which colonists can be distributed (MA-3, MA-4). */

/** Circles that can be staffed: kinds of tile first, then the city in its order. */
function roomFor(game: Game, player: Player): number[] {
  const room: number[] = player.tiles.slice();
  for (const building of player.city) room.push(game.rules.specs[building].circles);
  return room;
}

function placementFrom(counts: number[], special: readonly number[]): PlaceAction {
  const island = assumeTotal<StaffedTile, number>(counts.slice(0, STAFFED_TILES.length));
  return { type: 'place', island, city: counts.slice(STAFFED_TILES.length), special };
}

/** Every legal placement, one at a time: there can be a great many. */
export function* allPlacements(game: Game, player: Player): Generator<PlaceAction> {
  const room = roomFor(game, player);
  const toPlace = Math.min(colonistsOf(player), sum(room));
  for (const counts of fillings(room, toPlace)) {
    const city = counts.slice(STAFFED_TILES.length);
    for (const special of specialSeatings(player, city)) yield placementFrom(counts, special);
  }
}

/** All ways to put `total` into boxes of these sizes. */
function* fillings(room: readonly number[], total: number, from = 0): Generator<number[]> {
  const size = room[from];
  if (size === undefined) {
    if (total === 0) yield [];
    return;
  }
  const roomBehind = sum(room.slice(from + 1));
  const most = Math.min(total, size);
  for (let here = most; here >= Math.max(0, total - roomBehind); here--) {
    for (const rest of fillings(room, total - here, from + 1)) yield [here, ...rest];
  }
}

/** All ways to seat the special colonists among those of a city. */
function* specialSeatings(player: Player, city: readonly number[]): Generator<number[]> {
  if (player.specialStaff.length === 0) {
    yield [];
    return;
  }
  const elsewhere = colonistsOf(player) - sum(city);
  const least = Math.max(0, player.special - elsewhere);
  const most = Math.min(player.special, sum(city));
  for (let inCity = most; inCity >= least; inCity--) yield* fillings(city, inCity);
}
