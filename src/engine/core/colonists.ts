import type { Place } from '../model/events';
import type { Game } from '../model/game';
import type { Building, Seat } from '../model/ids';

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
