import type { PlaceAction } from '../model/actions';
import type { Game } from '../model/game';
import {
  type Building,
  type Counts,
  type Seat,
  STAFFED_TILES,
  type StaffedTile,
} from '../model/ids';
import type { GameState, Player } from '../model/state';
import { allPlacements } from './fillings';
import { quietGame } from './quiet';
import { nextInt } from './random';
import { buildingCircles, colonistsOf, sum } from './table';

/** Every legal placement, one at a time (MA-3, MA-4): there can be a great many. */
export function placements(state: GameState, seat: Seat): Generator<PlaceAction> {
  const game = quietGame(state);
  return allPlacements(game, state.players[seat]);
}

/**
 * A placement picked at random: every circle is as likely to be staffed as another. Goes over
 * them once; each is staffed with the chance that the colonists left give it.
 */
export function randomPlacement(state: GameState, seat: Seat, random: number[]): PlaceAction {
  const game = quietGame(state);
  const player = state.players[seat];
  const island: number[] = [];
  const city: number[] = [];
  let circles = sum(player.tiles) + buildingCircles(game, player);
  let left = Math.min(colonistsOf(player), circles);
  for (let box = 0; box < STAFFED_TILES.length + player.city.length; box++) {
    const room = roomOf(game, player, box);
    const count = staffAtRandom(room, circles, left, random);
    circles -= room;
    left -= count;
    if (box < STAFFED_TILES.length) island.push(count);
    else city.push(count);
  }
  const nobles = randomNobles(player, city, random);
  return { type: 'place', island: island as Counts<StaffedTile>, city, nobles };
}

/** Circles of a kind of tile or, after those, of a building of the city. */
function roomOf(game: Game, player: Player, box: number): number {
  return box < STAFFED_TILES.length
    ? player.tiles[box as StaffedTile]
    : game.rules.specs[player.city[box - STAFFED_TILES.length] as Building].circles;
}

function staffAtRandom(room: number, circles: number, colonists: number, random: number[]): number {
  if (colonists === circles) return room;
  let left = colonists;
  for (let circle = 0; circle < room && left > 0; circle++) {
    if (nextInt(random, circles - circle) < left) left--;
  }
  return colonists - left;
}

/** Each of the city's colonists is a noble with the chance that anybody is. */
function randomNobles(player: Player, city: readonly number[], random: number[]): number[] {
  if (player.nobleStaff.length === 0) return [];
  let others = colonistsOf(player);
  let left = player.nobles;
  return city.map((circles) => {
    let nobles = 0;
    for (let circle = 0; circle < circles; circle++, others--) {
      if (nextInt(random, others) < left - nobles) nobles++;
    }
    left -= nobles;
    return nobles;
  });
}
