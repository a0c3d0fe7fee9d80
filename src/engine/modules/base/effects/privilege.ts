import type { Seat } from '#engine/core/ids';
import type { Game } from '#engine/modules/base/game';
import type { Role } from '#engine/modules/base/ids';
import { totalEffect } from './effects';

/** How often the privilege of the current role counts for this seat. */
export function privilegeOf(game: Game, seat: Seat): number {
  if (seat !== game.state.chooser || game.state.waived) return 0;
  const extra = game.rules.extraPrivilege;
  return extra.length === 0 ? 1 : 1 + totalEffect(game.state.players[seat], extra);
}

/** The privilege of one role; it counts only while that role is being carried out. */
export function privilegeIn(game: Game, seat: Seat, role: Role): number {
  return game.state.role === role ? privilegeOf(game, seat) : 0;
}
