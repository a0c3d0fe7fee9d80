import type { Game } from '../model/game';
import { type Building, type Seat, STAFFED_TILES } from '../model/ids';
import type { Place } from '../model/places';
import type { Player } from '../model/state';
import { sum } from './table';

/** Where colonists come from when a building or a role hands out single ones. */

export function colonistAvailable(game: Game): boolean {
  return game.state.colonists > 0 || game.state.colonistShip > 0;
}

/**
 * Takes one colonist from the supply, or from the ship if the supply is empty (SE-7, BU-5),
 * to a place of the player's. From the ship the noble goes first (D-6).
 */
export function takeColonist(game: Game, seat: Seat, to: Place, by: Building): void {
  const { state } = game;
  const from = state.colonists > 0 ? 'supply' : 'ship';
  const noble = from === 'ship' && state.noblesOnShip > 0;
  if (from === 'supply') state.colonists--;
  else state.colonistShip--;
  if (noble) {
    state.noblesOnShip--;
    state.players[seat].nobles++;
  }
  putColonist(game, seat, to, noble);
  game.events?.push({ type: 'colonistGained', seat, noble, from, to, by });
}

/** Puts a colonist that the player has just got, or moves, onto a place. */
export function putColonist(game: Game, seat: Seat, to: Place, noble: boolean): void {
  const player = game.state.players[seat];
  if (to.at === 'island') player.workers[to.tile]++;
  else if (to.at === 'sanJuan') player.sanJuan++;
  else {
    player.staff[to.building]++;
    if (noble) player.nobleStaff[to.building]++;
  }
}

/** Everywhere the player has a colonist. */
export function placesWithColonists(player: Player): Place[] {
  return placesOf(player).filter((place) => colonistAt(player, place));
}

/** Everywhere the player has room for one; San Juan always has. */
export function freePlaces(game: Game, seat: Seat): Place[] {
  const player = game.state.players[seat];
  return placesOf(player).filter((place) => {
    if (place.at === 'sanJuan') return true;
    if (place.at === 'island') return player.workers[place.tile] < player.tiles[place.tile];
    return player.staff[place.building] < game.rules.specs[place.building].circles;
  });
}

function placesOf(player: Player): Place[] {
  const island = STAFFED_TILES.filter((tile) => player.tiles[tile] > 0);
  return [
    ...island.map((tile): Place => ({ at: 'island', tile })),
    ...player.city.map((building): Place => ({ at: 'city', building })),
    { at: 'sanJuan' },
  ];
}

export function colonistAt(player: Player, place: Place): boolean {
  if (place.at === 'island') return player.workers[place.tile] > 0;
  if (place.at === 'city') return (player.staff[place.building] ?? 0) > 0;
  return player.sanJuan > 0;
}

/** Back to the supply: an ordinary colonist if there is one at the place, else a noble. */
export function returnColonist(game: Game, seat: Seat, from: Place): void {
  const { state } = game;
  const player = state.players[seat];
  const noble = onlyNoblesAt(player, from);
  if (from.at === 'island') player.workers[from.tile]--;
  else if (from.at === 'sanJuan') player.sanJuan--;
  else {
    player.staff[from.building]--;
    if (noble) player.nobleStaff[from.building]--;
  }
  if (noble) {
    player.nobles--;
    state.nobles++;
  } else state.colonists++;
}

/** On the island and in San Juan nobles are not told apart, so they go last. */
function onlyNoblesAt(player: Player, place: Place): boolean {
  if (player.nobles === 0) return false;
  if (place.at === 'city') {
    return player.nobleStaff[place.building] === player.staff[place.building];
  }
  const outside = player.sanJuan + sum(player.workers);
  return player.nobles - sum(player.nobleStaff) === outside;
}
