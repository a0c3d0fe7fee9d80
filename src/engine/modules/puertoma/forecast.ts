import type { Seat } from '#engine/core/ids';
import type { Role } from '#engine/modules/base/ids';
import { gameOf } from '#engine/modules/base/queries';
import { reasonFor, weighRoles } from './choose';
import type { RoleChoice, RoleReason } from './events';
import { type Game, isPuertoma, type PuertomaState } from './game';

/** What a Puertoma would choose if it were to choose now, if anybody can know (P-4). */
export interface RoleForecast extends RoleChoice {
  readonly seat: Seat;
  /** Null: a card decides between the richest. */
  readonly role: Role | null;
  readonly reason: RoleReason;
}

/** Null for a seat that is no Puertoma. Nothing hidden has a part in it. */
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
