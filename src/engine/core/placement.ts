import type { PlaceAction } from '../model/actions';
import type { Game } from '../model/game';
import { type Building, per, type Seat, STAFFED_TILES, type StaffedTile } from '../model/ids';
import { type Refusal, refusal } from '../model/refusals';
import type { Player } from '../model/state';
import { allPlacements } from './fillings';
import { buildingCircles, colonistsOf, sum } from './table';

/** Distributions of colonists over circles (MA-3, MA-4). */

function circlesOf(game: Game, player: Player): number {
  return sum(player.tiles) + buildingCircles(game, player);
}

/**
 * the placement of a player who has no choice, because there is nobody to place, or a
 * colonist for every circle, or only one kind of place to go to.
 */
export function onlyPlacement(game: Game, seat: Seat): PlaceAction | null {
  const player = game.state.players[seat];
  const colonists = colonistsOf(player);
  const choice = colonists > 0 && colonists < circlesOf(game, player);
  if (choice && kindsOfPlaces(game, player) > 1) return null;
  if (player.nobles > 0) return onlyOne(allPlacements(game, player));
  const island = per(STAFFED_TILES, (tile) => Math.min(player.tiles[tile], colonists));
  const city = player.city.map((it) => Math.min(game.rules.specs[it].circles, colonists));
  const nobles = player.nobleStaff.length > 0 ? city.map(() => 0) : [];
  return { type: 'place', island, city, nobles };
}

function onlyOne(placements: Iterator<PlaceAction, void>): PlaceAction | null {
  const first = placements.next();
  return first.done || !placements.next().done ? null : first.value;
}

/** Kinds of tile and buildings that have circles. */
function kindsOfPlaces(game: Game, player: Player): number {
  let kinds = 0;
  for (let i = 0; i < player.tiles.length; i++) if (player.tiles[i as StaffedTile] > 0) kinds++;
  for (let i = 0; i < player.city.length; i++) {
    if (game.rules.specs[player.city[i] as Building].circles > 0) kinds++;
  }
  return kinds;
}

export function placementRefusal(game: Game, seat: Seat, action: PlaceAction): Refusal | null {
  const player = game.state.players[seat];
  if (action.city.length !== player.city.length) return refusal('wrongCity');
  for (const tile of STAFFED_TILES) {
    if (action.island[tile] > player.tiles[tile]) return refusal('circlesOverfilled');
  }
  for (let i = 0; i < player.city.length; i++) {
    const { circles } = game.rules.specs[player.city[i] as Building];
    if ((action.city[i] as number) > circles) return refusal('circlesOverfilled');
  }
  const placed = sum(action.island) + sum(action.city);
  const colonists = colonistsOf(player);
  if (placed > colonists) return refusal('tooManyColonists');
  if (placed < Math.min(colonists, circlesOf(game, player))) return refusal('idleColonists');
  return noblesRefusal(player, action);
}

function noblesRefusal(player: Player, action: PlaceAction): Refusal | null {
  const expected = player.nobleStaff.length > 0 ? player.city.length : 0;
  if (action.nobles.length !== expected) return refusal('wrongCity');
  for (let i = 0; i < action.nobles.length; i++) {
    if ((action.nobles[i] as number) > (action.city[i] as number)) return refusal('wrongNobles');
  }
  const inCity = sum(action.nobles);
  const elsewhere = colonistsOf(player) - sum(action.city);
  const wrong = inCity > player.nobles || player.nobles - inCity > elsewhere;
  return wrong ? refusal('wrongNobles') : null;
}
