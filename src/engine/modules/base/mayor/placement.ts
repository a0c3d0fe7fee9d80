import { keyAt, keyed, type Seat, sum } from '#engine/core/ids';
import type { Refusal } from '#engine/core/refusals';
import type { PlaceAction } from '#engine/modules/base/actions';
import type { Game } from '#engine/modules/base/game';
import { STAFFED_TILES } from '#engine/modules/base/ids';
import { buildingCircles } from '#engine/modules/base/player/spaces';
import { colonistsOf } from '#engine/modules/base/player/staff';
import { refusal } from '#engine/modules/base/refusals';
import type { Player } from '#engine/modules/base/state';
import { carryOutPlacement } from './carryOut';

/** Distributions of colonists over circles (MA-3, MA-4). */

function circlesOf(game: Game, player: Player): number {
  return sum(player.tiles) + buildingCircles(game, player);
}

/** places the colonists if there is only one way; false if the player must decide. */
export function placeAutomatically(game: Game, seat: Seat): boolean {
  const player = game.state.players[seat];
  const colonists = colonistsOf(player);
  if (colonists > 0 && colonists < circlesOf(game, player) && hasTwoKinds(game, player)) {
    return false;
  }
  const only = onlyPlacement(game, player, colonists);
  if (only === null) return false;
  game.events?.push({ type: 'forced', seat, action: 'place' });
  carryOutPlacement(game, seat, only);
  return true;
}

/**
 * The placement of a player who has nobody to place, or a colonist for every circle, or only one
 * kind of place to go to; null if there is still a choice of where the special ones go.
 */
function onlyPlacement(game: Game, player: Player, colonists: number): PlaceAction | null {
  const island = keyed(STAFFED_TILES, (tile) => Math.min(player.tiles[tile], colonists));
  const city = player.city.map((it) => Math.min(game.rules.specs[it].circles, colonists));
  const special = player.specialStaff.length > 0 ? onlySeating(player, city, colonists) : [];
  return special === null ? null : { type: 'place', island, city, special };
}

/** The special colonists of a city, if they can be seated in one way only. */
function onlySeating(player: Player, city: readonly number[], colonists: number) {
  const inCity = sum(city);
  const most = Math.min(player.special, inCity);
  if (most > 0 && player.special < colonists) {
    const isOneHouse = city.every((count) => count === 0 || count === inCity);
    if (!isOneHouse || inCity < colonists) return null;
  }
  return city.map((count) => Math.min(count, most));
}

/** Whether there are circles in more than one kind of tile or building. */
function hasTwoKinds(game: Game, player: Player): boolean {
  let kinds = 0;
  for (let i = 0; i < STAFFED_TILES.length; i++) {
    if (player.tiles[keyAt(STAFFED_TILES, i)] > 0 && ++kinds > 1) return true;
  }
  for (let i = 0; i < player.city.length; i++) {
    if (game.rules.specs[keyAt(player.city, i)].circles > 0 && ++kinds > 1) return true;
  }
  return false;
}

export function placementRefusal(game: Game, seat: Seat, action: PlaceAction): Refusal | null {
  const player = game.state.players[seat];
  if (action.city.length !== player.city.length) return refusal('wrongCity');
  for (const tile of STAFFED_TILES) {
    if (action.island[tile] > player.tiles[tile]) return refusal('circlesOverfilled');
  }
  let index = 0;
  for (const building of player.city) {
    const staff = action.city[index++];
    if (staff === undefined || staff > game.rules.specs[building].circles) {
      return refusal('circlesOverfilled');
    }
  }
  const placed = sum(action.island) + sum(action.city);
  const colonists = colonistsOf(player);
  if (placed > colonists) return refusal('tooManyColonists');
  if (placed < Math.min(colonists, circlesOf(game, player))) return refusal('idleColonists');
  return specialRefusal(player, action);
}

function specialRefusal(player: Player, action: PlaceAction): Refusal | null {
  const expected = player.specialStaff.length > 0 ? player.city.length : 0;
  if (action.special.length !== expected) return refusal('wrongCity');
  const tooMany = action.special.some((special, index) => special > (action.city[index] ?? -1));
  if (tooMany) return refusal('wrongSpecial');
  const inCity = sum(action.special);
  const elsewhere = colonistsOf(player) - sum(action.city);
  const wrong = inCity > player.special || player.special - inCity > elsewhere;
  return wrong ? refusal('wrongSpecial') : null;
}
