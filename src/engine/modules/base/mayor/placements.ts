import { assumeTotal, keyAt, type Seat, sum } from '#engine/core/ids';
import { nextInt } from '#engine/core/random';
import type { PlaceAction } from '#engine/modules/base/actions';
import { STAFFED_TILES, type StaffedTile } from '#engine/modules/base/ids';
import { buildingCircles } from '#engine/modules/base/player/spaces';
import { colonistsOf } from '#engine/modules/base/player/staff';
import { gameOf } from '#engine/modules/base/queries';
import type { BaseState, Player } from '#engine/modules/base/state';
import { allPlacements } from './fillings';

/** Every legal placement, one at a time (MA-3, MA-4): there can be a great many. */
export function placements(state: BaseState, seat: Seat): Generator<PlaceAction> {
  return allPlacements(gameOf(state), state.players[seat]);
}

/**
 * A placement picked at random: all circles are equally likely to be staffed. Goes over
 * them once; each is staffed with the chance that the colonists left give it.
 */
export function randomPlacement(state: BaseState, seat: Seat, random: number[]): PlaceAction {
  const player = state.players[seat];
  const game = gameOf(state);
  const { specs } = game.rules;
  const island: number[] = [];
  const city: number[] = [];
  let circles = sum(player.tiles) + buildingCircles(game, player);
  let left = Math.min(colonistsOf(player), circles);
  const staff = (room: number) => {
    const count = staffAtRandom(room, circles, left, random);
    circles -= room;
    left -= count;
    return count;
  };
  for (const tile of STAFFED_TILES) {
    island[island.length] = staff(player.tiles[tile]);
  }
  for (const building of player.city) {
    city[city.length] = staff(specs[building].circles);
  }
  const special = randomSpecial(player, city, random);
  return { type: 'place', island: assumeTotal<StaffedTile, number>(island), city, special };
}

function staffAtRandom(room: number, circles: number, colonists: number, random: number[]): number {
  if (colonists === circles) return room;
  let left = colonists;
  for (let circle = 0; circle < room && left > 0; circle++) {
    if (nextInt(random, circles - circle) < left) left--;
  }
  return colonists - left;
}

/** Each of the city's colonists is a special one with the chance that anybody is. */
function randomSpecial(player: Player, city: readonly number[], random: number[]): number[] {
  if (player.specialStaff.length === 0) return [];
  let others = colonistsOf(player);
  let left = player.special;
  const seated: number[] = [];
  for (let i = 0; i < city.length; i++) {
    let special = 0;
    for (let circle = keyAt(city, i); circle > 0; circle--, others--) {
      if (nextInt(random, others) < left - special) special++;
    }
    left -= special;
    seated.push(special);
  }
  return seated;
}
