import type { Counts, Seat } from '#engine/core/ids';
import { goalSpecs } from '#engine/modules/base/goals/goal';
import { isOpen } from '#engine/modules/base/goals/hooks';
import { hasCompletedCargo, hasGoods } from '#engine/modules/base/goals/reached';
import { win } from '#engine/modules/base/goals/win';
import { GOODS, type Good, type Ship } from '#engine/modules/base/ids';
import { TRADING_HOUSE_SPACES } from '#engine/modules/base/phases/trader';
import { activitiesIn, type Game } from './game';

/** Cards for loads and sales. */

/** Loads count within one captain phase. */
export function forgetLoads(game: Game, seat: Seat): void {
  const loaded = activitiesIn(game).loaded[seat];
  for (const good of GOODS) loaded[good] = 0;
}

export function onLoaded(game: Game, seat: Seat, goods: Counts<Good>, ship: Ship | null): void {
  const { goals, loaded } = activitiesIn(game);
  const own = loaded[seat];
  for (const good of GOODS) own[good] += goods[good];
  for (const goal of goals) {
    if (!isOpen(goal, 'load')) continue;
    const spec = goalSpecs[goal.card];
    const isReached =
      spec.ship === null
        ? hasGoods(own, goal.goods, spec.goods)
        : hasCompletedCargo(game, goal, ship);
    if (isReached) win(game, seat, goal);
  }
}

/** X5-3: only a good that takes a space of the trading house can fill its last one. */
export function onSold(game: Game, seat: Seat, good: Good, _coins: number, inHouse: boolean): void {
  if (!inHouse || game.state.tradingHouse.length < TRADING_HOUSE_SPACES) return;
  const { goals } = activitiesIn(game);
  for (const goal of goals) {
    if (isOpen(goal, 'sale') && goal.goods[0] === good) win(game, seat, goal);
  }
}
