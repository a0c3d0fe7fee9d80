import type { Seat } from '#engine/core/ids';
import type { Role } from '#engine/modules/base/ids';
import { gameOf } from '#engine/modules/base/queries';
import { reasonFor, weighRoles } from './choose';
import type { RoleChoice, RoleReason } from './events';
import { type Game, isPuertoma, type PuertomaState } from './game';

/** The role that a Puertoma would choose now, as far as it is known (P-4). */
export interface RoleForecast extends RoleChoice {
  readonly seat: Seat;
  /** Null if a card decides among the richest. */
  readonly role: Role | null;
  readonly reason: RoleReason;
}

/** Null for a seat that is not a Puertoma. Uses no hidden information. */
export function forecast(state: PuertomaState, seat: Seat): RoleForecast | null {
  const game = gameOf<Game>(state);
  if (state.over || !isPuertoma(game, seat)) return null;
  const weighing = weighRoles(game, seat);
  const { candidates: _candidates, ...choice } = weighing;
  const [only, ...others] = choice.richest;
  if (only === undefined) return null;
  const isSure = others.length === 0;
  const reason = isSure ? reasonFor(weighing) : 'card';
  return { seat, ...choice, role: isSure ? only : null, reason };
}
