import type { PlaceAction } from '../model/actions';
import type { Game } from '../model/game';
import {
  type Building,
  type Counts,
  type Seat,
  STAFFED_TILES,
  type StaffedTile,
} from '../model/ids';
import { type Refusal, refusal } from '../model/refusals';
import type { Player } from '../model/state';
import { buildingCircles, colonistsOf, sum } from './table';

/** Distributions of colonists over circles (MA-3, MA-4). */

function circlesOf(game: Game, player: Player): number {
  return sum(player.tiles) + buildingCircles(game, player);
}

/** The placement where there is no choice: nobody to place, or a colonist for every circle. */
export function onlyPlacement(game: Game, seat: Seat): PlaceAction | null {
  const player = game.state.players[seat];
  const colonists = colonistsOf(player);
  if (colonists === 0)
    return placementOf(
      player,
      zeroIsland(),
      player.city.map(() => 0),
    );
  if (player.nobles > 0 || colonists < circlesOf(game, player)) return null;
  const full = player.city.map((building) => game.rules.specs[building].circles);
  return placementOf(player, [...player.tiles] as Counts<StaffedTile>, full);
}

const zeroIsland = () => [0, 0, 0, 0, 0, 0] as Counts<StaffedTile>;

function placementOf(player: Player, island: Counts<StaffedTile>, city: number[]): PlaceAction {
  const nobles = player.nobleStaff.length > 0 ? player.city.map(() => 0) : [];
  return { type: 'place', island, city, nobles };
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
