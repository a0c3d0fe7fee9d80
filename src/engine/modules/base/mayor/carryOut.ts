import { keyAt, type Seat } from '#engine/core/ids';
import type { PlaceAction } from '#engine/modules/base/actions';
import { runHooks } from '#engine/modules/base/effects/effects';
import type { Game } from '#engine/modules/base/game';
import { STAFFED_TILES } from '#engine/modules/base/ids';
import { colonistsOf } from '#engine/modules/base/player/staff';

/** Colonists that the placement leaves out stay in San Juan. */
export function carryOutPlacement(game: Game, seat: Seat, placement: PlaceAction): void {
  const player = game.state.players[seat];
  let idle = colonistsOf(player);
  const { workers, city, staff, specialStaff } = player;
  for (let i = 0; i < STAFFED_TILES.length; i++) {
    const tile = keyAt(STAFFED_TILES, i);
    const count = placement.island[tile];
    workers[tile] = count;
    idle -= count;
  }
  for (let i = 0; i < city.length; i++) {
    const building = keyAt(city, i);
    const count = keyAt(placement.city, i);
    staff[building] = count;
    idle -= count;
    if (placement.special.length > 0) specialStaff[building] = keyAt(placement.special, i);
  }
  player.sanJuan = idle;
  game.events?.push({ type: 'placed', seat, placement, sanJuan: idle });
  runHooks(game, seat, game.rules.onPlaced);
}
