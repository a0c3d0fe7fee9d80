import { plainAutomaticStep, popFrame } from '../../../core/frames';
import type { Seat } from '../../../core/ids';
import { GOODS, type Good } from '../../base/ids';
import { carryOutSale, TRADING_HOUSE_SPACES } from '../../base/phases/trader';
import { skip } from '../../base/table/table';
import { Ability, hasAbility } from '../abilities';
import { Box } from '../actionBoard';
import type { Game } from '../game';
import { closingGood } from '../goals';
import { bestGood } from '../places';
import { carriedOut } from '../token';

/** P-13: whether it could sell the good for a coin or more, with so many added for a privilege. */
export function sells(game: Game, seat: Seat, good: Good, added: number): boolean {
  return maySell(game, seat, good) && good + added + saleBonus(game, seat) > 0;
}

function maySell(game: Game, seat: Seat, good: Good): boolean {
  const { players, tradingHouse } = game.state;
  if (players[seat].goods[good] === 0 || tradingHouse.length >= TRADING_HOUSE_SPACES) return false;
  return !tradingHouse.includes(good) || hasAbility(game, seat, Ability.repeatSales);
}

/** P-19: what a goal wants in the last space comes first, whatever it brings. */
function chosenGood(game: Game, seat: Seat, added: number): Good | null {
  const closing = closingGood(game);
  if (closing !== null && maySell(game, seat, closing)) return closing;
  return bestGood((kind) => sells(game, seat, kind, added));
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
    if (good === null) return skip(game, frame);
    popFrame(game);
    if (game.events) {
      const options = GOODS.filter((kind) => kind === good || sells(game, seat, kind, added));
      game.events.push({ type: 'puertomaTakesBest', seat, moment: 'sale', options, good });
    }
    carriedOut(game, seat, Box.trader);
    carryOutSale(game, seat, good);
    return false;
  },
});
