import type { Seat } from '../../../core/ids';
import type { PlaceAction } from '../actions';
import type { Game } from '../game';
import { STAFFED_TILES } from '../ids';
import { colonistsOf, fire } from '../table/table';

/** Everybody goes where the placement says; who is left over stays in San Juan. */
export function carryOutPlacement(game: Game, seat: Seat, placement: PlaceAction): void {
  const player = game.state.players[seat];
  let idle = colonistsOf(player);
  for (const tile of STAFFED_TILES) {
    const count = placement.island[tile];
    player.workers[tile] = count;
    idle -= count;
  }
  let index = 0;
  for (const building of player.city) {
    const count = placement.city[index] ?? 0;
    player.staff[building] = count;
    idle -= count;
    if (placement.special.length > 0) player.specialStaff[building] = placement.special[index] ?? 0;
    index++;
  }
  player.sanJuan = idle;
  game.events?.push({ type: 'placed', seat, placement, sanJuan: idle });
  fire(game, seat, game.rules.onPlaced);
}
