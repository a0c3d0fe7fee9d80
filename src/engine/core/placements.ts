import type { PlaceAction } from '../model/actions';
import type { Game } from '../model/game';
import { type Counts, type Seat, STAFFED_TILES, type StaffedTile } from '../model/ids';
import type { GameState, Player } from '../model/state';
import { nextInt } from './random';
import { rulesFor } from './rules';
import { colonistsOf, sum } from './table';

/** Circles that can be staffed: kinds of tile first, then the city in its order. */
function capacities(game: Game, player: Player): number[] {
  const tiles = STAFFED_TILES.map((tile) => player.tiles[tile]);
  return tiles.concat(player.city.map((building) => game.rules.specs[building].circles));
}

function placementFrom(counts: readonly number[], nobles: readonly number[]): PlaceAction {
  const island = counts.slice(0, STAFFED_TILES.length) as Counts<StaffedTile>;
  return { type: 'place', island, city: counts.slice(STAFFED_TILES.length), nobles };
}

/** Every legal placement, one at a time (MA-3, MA-4): there can be a great many. */
export function* placements(state: GameState, seat: Seat): Generator<PlaceAction> {
  const game: Game = { state, rules: rulesFor(state.options), events: null };
  const player = state.players[seat];
  const room = capacities(game, player);
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

/** A placement picked at random, colonist by colonist, over all free circles. */
export function randomPlacement(state: GameState, seat: Seat, random: number[]): PlaceAction {
  const game: Game = { state, rules: rulesFor(state.options), events: null };
  const player = state.players[seat];
  const room = capacities(game, player);
  const counts = room.map(() => 0);
  let free = sum(room);
  for (let left = Math.min(colonistsOf(player), free); left > 0; left--) {
    let pick = nextInt(random, free--);
    let box = 0;
    while (pick >= (room[box] as number)) pick -= room[box++] as number;
    room[box] = (room[box] as number) - 1;
    counts[box] = (counts[box] as number) + 1;
  }
  return placementFrom(counts, randomNobles(player, counts.slice(STAFFED_TILES.length), random));
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
