import type { Game } from '../model/game';
import { type Building, Role, type Seat, Tile } from '../model/ids';
import { privilegeIn } from './table';

/** What a building costs a player now, and why (BU-1, BU-2, BU-3). */
export interface Price {
  readonly cost: number;
  readonly privilege: number;
  readonly quarries: number;
  readonly effects: readonly { readonly building: Building; readonly discount: number }[];
  readonly total: number;
}

/** The price alone. */
export function priceOf(game: Game, seat: Seat, building: Building): number {
  return priceWith(game, seat, building, privilegeIn(game, seat, Role.builder));
}

/** For who looks at one building after the other and knows the privilege already. */
export function priceWith(game: Game, seat: Seat, building: Building, privilege: number): number {
  const spec = game.rules.specs[building];
  const player = game.state.players[seat];
  const hooks = game.rules.buildingDiscount;
  let price = spec.cost - privilege - Math.min(player.workers[Tile.quarry], spec.column);
  for (let i = 0; i < hooks.length; i++) {
    const hook = hooks[i] as (typeof hooks)[number];
    if (player.staff[hook.building] > 0) price -= hook.effect(game, seat, spec);
  }
  return Math.max(0, price);
}

/** The price with the sum spelled out, as if the builder phase were on or as a plan for it. */
export function explainPrice(game: Game, seat: Seat, building: Building): Price {
  const spec = game.rules.specs[building];
  const player = game.state.players[seat];
  const effects = game.rules.buildingDiscount
    .filter((hook) => player.staff[hook.building] > 0)
    .map((hook) => ({ building: hook.building, discount: hook.effect(game, seat, spec) }))
    .filter(({ discount }) => discount > 0);
  return {
    cost: spec.cost,
    privilege: privilegeIn(game, seat, Role.builder),
    quarries: Math.min(player.workers[Tile.quarry], spec.column),
    effects,
    total: priceOf(game, seat, building),
  };
}
