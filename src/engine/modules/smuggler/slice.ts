import { named, orNull } from '#engine/core/field';
import type { Slice } from '#engine/core/module';
import { seat } from '#engine/modules/base/events';
import { roleNames } from '#engine/modules/base/ids';
import { type Game, type Smuggler, smugglerOf } from './game';

export const slice: Slice<Game, Smuggler> = {
  fields: { token: orNull(seat), captured: orNull(named(roleNames)), captor: orNull(seat) },
  create: () => ({ token: null, captured: null, captor: null }),
  clone: ({ token, captured, captor }) => ({ token, captured, captor }),
};

/** A captured role has a captor and has not been played yet. */
export function brokenInvariants(game: Game): string[] {
  const { captured, captor } = smugglerOf(game);
  const odd: string[] = [];
  if ((captured === null) !== (captor === null)) odd.push('a captive without a captor');
  if (captured !== null && game.state.roleTaken[captured]) odd.push('a captive was played');
  if (captured !== null && game.state.roleCoins[captured] > 0) odd.push('coins on a captive');
  return odd;
}
