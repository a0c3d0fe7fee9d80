import { keyAt, type Seat, sum } from '#engine/core/ids';
import { runHooks } from '#engine/modules/base/effects/effects';
import type { Game } from '#engine/modules/base/game';
import { type Building, STAFFED_TILES, type StaffedTile } from '#engine/modules/base/ids';
import type { Place } from '#engine/modules/base/places';
import type { Player } from '#engine/modules/base/state';

/** Single colonists that buildings and roles give, move and return. */

export function colonistAvailable(game: Game): boolean {
  return game.state.colonists > 0 || game.state.colonistShip > 0;
}

/**
 * Takes one colonist from the supply, or from the ship if the supply is empty (SE-7, BU-5),
 * to a place of the player's. From the ship the special one goes first (D-6).
 */
export function takeColonist(game: Game, seat: Seat, to: Place, by: Building): void {
  const { state } = game;
  const from = state.colonists > 0 ? 'supply' : 'ship';
  const special = from === 'ship' && state.specialOnShip > 0;
  if (from === 'supply') state.colonists--;
  else state.colonistShip--;
  if (special) {
    state.specialOnShip--;
    state.players[seat].special++;
  }
  putColonist(game, seat, to, special);
  game.events?.push({ type: 'colonistGained', seat, special, from, to, by });
  runHooks(game, seat, game.rules.onPlaced);
}

/** Puts a colonist that the player has just got, or moves, onto a place. */
export function putColonist(game: Game, seat: Seat, to: Place, special: boolean): void {
  const player = game.state.players[seat];
  if (to.at === 'island') player.workers[to.tile]++;
  else if (to.at === 'sanJuan') player.sanJuan++;
  else {
    player.staff[to.building]++;
    if (special) player.specialStaff[to.building]++;
  }
}

/** Places with a colonist. */
export function placesWithColonists(player: Player): Place[] {
  const places: Place[] = [];
  for (let i = 0; i < STAFFED_TILES.length; i++) {
    const tile = keyAt(STAFFED_TILES, i);
    if (player.workers[tile] > 0) places.push({ at: 'island', tile });
  }
  for (let i = 0; i < player.city.length; i++) {
    const building = keyAt(player.city, i);
    if (player.staff[building] > 0) places.push({ at: 'city', building });
  }
  if (player.sanJuan > 0) places.push({ at: 'sanJuan' });
  return places;
}

/** Places with room for a colonist; San Juan always has room. */
export function freePlaces(game: Game, seat: Seat): Place[] {
  return [...freeCirclesOf(game, seat), { at: 'sanJuan' }];
}

/** The room for more colonists; San Juan has no limit. */
export function roomAt(game: Game, seat: Seat, place: Place): number {
  const player = game.state.players[seat];
  if (place.at === 'sanJuan') return Number.POSITIVE_INFINITY;
  if (place.at === 'island') return player.tiles[place.tile] - player.workers[place.tile];
  return game.rules.specs[place.building].circles - player.staff[place.building];
}

/** Kinds of tiles and buildings with a free circle. */
export function freeCirclesOf(game: Game, seat: Seat): Place[] {
  const player = game.state.players[seat];
  const places: Place[] = [];
  for (let i = 0; i < STAFFED_TILES.length; i++) {
    const tile = keyAt(STAFFED_TILES, i);
    if (hasFreeTile(player, tile)) places.push({ at: 'island', tile });
  }
  for (let i = 0; i < player.city.length; i++) {
    const building = keyAt(player.city, i);
    if (hasRoom(game, player, building)) places.push({ at: 'city', building });
  }
  return places;
}

export function hasFreeTile(player: Player, tile: StaffedTile): boolean {
  return player.workers[tile] < player.tiles[tile];
}

export function hasRoom(game: Game, player: Player, building: Building): boolean {
  return player.staff[building] < game.rules.specs[building].circles;
}

export function colonistAt(player: Player, place: Place): boolean {
  if (place.at === 'island') return player.workers[place.tile] > 0;
  if (place.at === 'city') {
    return player.city.includes(place.building) && player.staff[place.building] > 0;
  }
  return player.sanJuan > 0;
}

/** Back to the supply: an ordinary colonist if there is one at the place, else a special one. */
export function returnColonist(game: Game, seat: Seat, from: Place): void {
  const { state } = game;
  const player = state.players[seat];
  const special = onlySpecialAt(player, from);
  if (from.at === 'island') player.workers[from.tile]--;
  else if (from.at === 'sanJuan') player.sanJuan--;
  else {
    player.staff[from.building]--;
    if (special) player.specialStaff[from.building]--;
  }
  if (special) {
    player.special--;
    state.specialSupply++;
  } else state.colonists++;
}

/** On the island and in San Juan kinds are not distinguished, so the special ones go last. */
function onlySpecialAt(player: Player, place: Place): boolean {
  if (player.special === 0) return false;
  if (place.at === 'city') {
    return player.specialStaff[place.building] === player.staff[place.building];
  }
  const outside = player.sanJuan + sum(player.workers);
  return player.special - sum(player.specialStaff) === outside;
}
