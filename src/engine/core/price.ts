import type { Game } from '../model/game';
import { type Building, Role, type Seat, Tile } from '../model/ids';
import { privilegeOf } from './table';

/** What a building costs a player now, and why (BU-1, BU-2, BU-3). */
export interface Price {
  readonly cost: number;
  readonly privilege: number;
  readonly quarries: number;
  readonly effects: readonly { readonly building: Building; readonly discount: number }[];
  readonly total: number;
}

/** The price alone: the hot path of the builder phase. */
export function priceOf(game: Game, seat: Seat, building: Building): number {
  const spec = game.rules.specs[building];
  const quarries = Math.min(game.state.players[seat].workers[Tile.quarry], spec.column);
  const discount = privilegeOf(game, seat) + quarries + effectDiscount(game, seat, building);
  return Math.max(0, spec.cost - discount);
}

function effectDiscount(game: Game, seat: Seat, building: Building): number {
  const { staff } = game.state.players[seat];
  let discount = 0;
  for (const hook of game.rules.buildingDiscount) {
    if (staff[hook.building] > 0) {
      discount += hook.effect(game, seat, game.rules.specs[building]);
    }
  }
  return discount;
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
    privilege: game.state.role === Role.builder ? privilegeOf(game, seat) : 0,
    quarries: Math.min(player.workers[Tile.quarry], spec.column),
    effects,
    total: priceOf(game, seat, building),
  };
}
