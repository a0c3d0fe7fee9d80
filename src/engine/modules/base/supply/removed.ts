import { keyAt, zeros } from '#engine/core/ids';
import type { Game } from '#engine/modules/base/game';
import { GOODS, type Ship } from '#engine/modules/base/ids';
import type { Held } from '#engine/modules/base/rules';

/** Discarded pieces are removed from the game; returned ones go to a supply (D-7). */

/** Removes goods aboard a cargo ship. */
export function discardCargo(game: Game, ship: Ship, count: number): void {
  const carrier = game.state.ships[ship];
  if (carrier.good === null) return;
  game.state.goodsRemoved[carrier.good] += count;
  carrier.count -= count;
  if (carrier.count === 0) carrier.good = null;
}

/** Removes colonists aboard the colonist ship. */
export function discardPassengers({ state }: Game, count: number, special: number): void {
  state.colonistShip -= count;
  state.specialOnShip -= special;
  state.colonistsRemoved += count;
  state.specialRemoved += special;
}

/** Sum of all pieces that modules hold. */
export function heldByModules(game: Game): Held {
  const goods = zeros<(typeof GOODS)[number]>(GOODS.length);
  const tiles = zeros<(typeof GOODS)[number]>(GOODS.length);
  for (const holds of game.rules.holders) {
    const held = holds(game);
    for (let i = 0; i < GOODS.length; i++) {
      const good = keyAt(GOODS, i);
      goods[good] += held.goods[good];
      tiles[good] += held.tiles[good];
    }
  }
  return { goods, tiles };
}
