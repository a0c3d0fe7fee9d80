import type { PlaceAction } from '../model/actions';
import { type Seat, STAFFED_TILES } from '../model/ids';
import type { GameState, Player } from '../model/state';
import { allPlacements, placementFrom, roomFor } from './fillings';
import { quietGame } from './quiet';
import { nextInt } from './random';
import { colonistsOf, sum } from './table';

/** Every legal placement, one at a time (MA-3, MA-4): there can be a great many. */
export function placements(state: GameState, seat: Seat): Generator<PlaceAction> {
  const game = quietGame(state);
  return allPlacements(game, state.players[seat]);
}

/** A placement picked at random: every circle is as likely to be staffed as another. */
export function randomPlacement(state: GameState, seat: Seat, random: number[]): PlaceAction {
  const player = state.players[seat];
  const room = roomFor(quietGame(state), player);
  const counts = staffAtRandom(room, colonistsOf(player), random);
  return placementFrom(counts, randomNobles(player, counts, random));
}

/** Goes over the circles once; each is staffed with the chance that those left give it. */
function staffAtRandom(room: readonly number[], colonists: number, random: number[]): number[] {
  let circles = sum(room);
  let left = Math.min(colonists, circles);
  const counts: number[] = [];
  for (let box = 0; box < room.length; box++) {
    let count = 0;
    for (let circle = room[box] as number; circle > 0; circle--) {
      if (left > 0 && (left === circles || nextInt(random, circles) < left)) {
        count++;
        left--;
      }
      circles--;
    }
    counts.push(count);
  }
  return counts;
}

/** Each of the city's colonists is a noble with the chance that anybody is. */
function randomNobles(player: Player, counts: readonly number[], random: number[]): number[] {
  if (player.nobleStaff.length === 0) return [];
  let others = colonistsOf(player);
  let left = player.nobles;
  return counts.slice(STAFFED_TILES.length).map((circles) => {
    let nobles = 0;
    for (let circle = 0; circle < circles; circle++, others--) {
      if (nextInt(random, others) < left - nobles) nobles++;
    }
    left -= nobles;
    return nobles;
  });
}
