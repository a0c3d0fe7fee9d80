import { type Counts, keyAt } from '#engine/core/ids';
import type { Game } from '#engine/modules/base/game';
import type { Good } from '#engine/modules/base/ids';
import type { Player } from '#engine/modules/base/state';

/** Moves goods from a player to the supply. */
export function returnGoods(game: Game, player: Player, good: Good, count: number): void {
  player.goods[good] -= count;
  game.state.goods[good] += count;
}

/** The number of kinds with at least one good. */
export function kindsIn(goods: Counts<Good>): number {
  let kinds = 0;
  for (let i = 0; i < goods.length; i++) if (keyAt(goods, i) > 0) kinds++;
  return kinds;
}
