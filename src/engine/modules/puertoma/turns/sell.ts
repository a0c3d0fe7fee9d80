import { plainAutomaticStep, popFrame } from '#engine/core/frames';
import type { Seat } from '#engine/core/ids';
import { GOODS, type Good } from '#engine/modules/base/ids';
import { skipTurn } from '#engine/modules/base/phases/endTurn';
import { carryOutSale, TRADING_HOUSE_SPACES } from '#engine/modules/base/phases/trader';
import { Ability, hasAbility } from '#engine/modules/puertoma/abilities';
import { Box } from '#engine/modules/puertoma/actionBoard';
import type { Game } from '#engine/modules/puertoma/game';
import { closingGood } from '#engine/modules/puertoma/goals';
import { bestGood } from '#engine/modules/puertoma/places';
import { moveTokenAfter } from '#engine/modules/puertoma/token';

/** P-13: whether it could sell the good for at least a coin, with this bonus for a privilege. */
export function canSell(game: Game, seat: Seat, good: Good, added: number): boolean {
  return maySell(game, seat, good) && good + added + saleBonus(game, seat) > 0;
}

function maySell(game: Game, seat: Seat, good: Good): boolean {
  const { players, tradingHouse } = game.state;
  if (players[seat].goods[good] === 0 || tradingHouse.length >= TRADING_HOUSE_SPACES) return false;
  return !tradingHouse.includes(good) || hasAbility(game, seat, Ability.repeatSales);
}

/** P-19: a good that a goal wants in the last space comes first, whatever its price. */
function chosenGood(game: Game, seat: Seat, added: number): Good | null {
  const closing = closingGood(game);
  if (closing !== null && maySell(game, seat, closing)) return closing;
  return bestGood((kind) => canSell(game, seat, kind, added));
}

/** P-18 */
export function saleBonus(game: Game, seat: Seat): number {
  return hasAbility(game, seat, Ability.saleBonus) ? 1 : 0;
}

export const sell = plainAutomaticStep<Game>({
  name: 'sell',
  advance(game, frame) {
    const { seat } = frame;
    const added = seat === game.state.chooser ? 1 : 0;
    const good = chosenGood(game, seat, added);
    if (good === null) return skipTurn(game, frame);
    popFrame(game);
    if (game.events) {
      const options = GOODS.filter((kind) => kind === good || canSell(game, seat, kind, added));
      game.events.push({ type: 'puertomaTakesBest', seat, moment: 'sale', options, good });
    }
    moveTokenAfter(game, seat, Box.trader);
    carryOutSale(game, seat, good);
    return false;
  },
});
