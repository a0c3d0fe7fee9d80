import type { Seat } from '#engine/core/ids';
import { isInEffect } from '#engine/modules/base/effects/effects';
import { privilegeIn } from '#engine/modules/base/effects/privilege';
import type { Game } from '#engine/modules/base/game';
import { BaseRole, type Building, Tile } from '#engine/modules/base/ids';

/** The price of a building for a player, with its parts (BU-1, BU-2, BU-3). */
export interface Price {
  readonly cost: number;
  readonly privilege: number;
  readonly quarries: number;
  readonly effects: readonly { readonly building: Building | null; readonly discount: number }[];
  readonly total: number;
}

export function priceOf(game: Game, seat: Seat, building: Building): number {
  return priceWith(game, seat, building, privilegeIn(game, seat, BaseRole.builder));
}

/** For callers that compare many buildings and know the privilege already. */
export function priceWith(game: Game, seat: Seat, building: Building, privilege: number): number {
  const spec = game.rules.specs[building];
  const player = game.state.players[seat];
  const quarries = player.workers[Tile.quarry];
  let price = spec.cost - privilege - (quarries < spec.column ? quarries : spec.column);
  const discounts = game.rules.buildingDiscount;
  for (let i = 0; i < discounts.length; i++) {
    const source = discounts[i];
    if (source !== undefined && isInEffect(player, source))
      price -= source.effect(game, seat, spec);
  }
  return price > 0 ? price : 0;
}

/** The price with its parts, in the builder phase or outside it. */
export function explainPrice(game: Game, seat: Seat, building: Building): Price {
  const spec = game.rules.specs[building];
  const player = game.state.players[seat];
  const effects = game.rules.buildingDiscount
    .filter((source) => isInEffect(player, source))
    .map((source) => ({ building: source.building, discount: source.effect(game, seat, spec) }))
    .filter(({ discount }) => discount > 0);
  return {
    cost: spec.cost,
    privilege: privilegeIn(game, seat, BaseRole.builder),
    quarries: Math.min(player.workers[Tile.quarry], spec.column),
    effects,
    total: priceOf(game, seat, building),
  };
}
