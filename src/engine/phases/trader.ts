import { fire, hasEffect, passTurn, popFrame, privilegeIn, pushFrame, skip } from '../core/table';
import { turns } from '../core/turns';
import { hasWay, legalWays, wayFor } from '../core/ways';
import { PASS, SELL } from '../model/actions';
import type { DecisionStep, Game } from '../model/game';
import { GOODS, type Good, Role, type Seat } from '../model/ids';
import { type Refusal, refusal } from '../model/refusals';
import type { Phase } from '../model/rules';

export const TRADING_HOUSE_SPACES = 4;

export const trader: Phase = {
  start(game) {
    pushFrame(game, 'traderTurns', game.state.chooser);
  },

  /** TR-5 */
  end(game) {
    const { state } = game;
    if (state.tradingHouse.length < TRADING_HOUSE_SPACES) return;
    for (const good of state.tradingHouse) state.goods[good]++;
    game.events?.push({ type: 'tradingHouseEmptied', goods: [...state.tradingHouse] });
    state.tradingHouse.length = 0;
  },
};

/** A good is worth its number: corn 0 to coffee 4 (TR-1). */
export function basePrice(game: Game, seat: Seat, good: Good): number {
  return good + privilegeIn(game, seat, Role.trader);
}

/** TR-1, TR-2, TR-6 */
export function salePrice(game: Game, seat: Seat, good: Good): number {
  const { staff } = game.state.players[seat];
  let price = basePrice(game, seat, good);
  for (const hook of game.rules.salePrice) {
    if (staff[hook.building] > 0) price += hook.effect(game, seat, good);
  }
  return price;
}

const NOTHING_TO_SELL = refusal('nothingToSell');
const HOUSE_FULL = refusal('tradingHouseFull');
const ALREADY_SOLD = refusal('kindAlreadySold');

/** TR-3, TR-4, TR-7 */
function saleRefusal(game: Game, seat: Seat, good: Good): Refusal | null {
  const { state, rules } = game;
  const player = state.players[seat];
  if (player.goods[good] === 0) return NOTHING_TO_SELL;
  if (state.tradingHouse.length >= TRADING_HOUSE_SPACES) return HOUSE_FULL;
  if (!state.tradingHouse.includes(good)) return null;
  return hasEffect(player, rules.sellsKindsAlreadySold) ? null : ALREADY_SOLD;
}

export const sell: DecisionStep = {
  advance(game, frame) {
    const { seat } = frame;
    for (let i = 0; i < GOODS.length; i++) {
      if (saleRefusal(game, seat, i as Good) === null) return true;
    }
    return hasWay(game, seat, 'sell') || skip(game, frame);
  },

  legal(game, _frame, seat, out) {
    for (let i = 0; i < GOODS.length; i++) {
      if (saleRefusal(game, seat, i as Good) === null) out.push(SELL[i as Good]);
    }
    legalWays(game, seat, 'sell', out);
    out.push(PASS);
  },

  refuse(game, _frame, seat, action) {
    if (action.type === 'pass') return null;
    if (action.type === 'sell') return saleRefusal(game, seat, action.good);
    return wayFor(game, seat, 'sell', action).refuse(game, seat, action);
  },

  apply(game, _frame, seat, action) {
    const way =
      action.type === 'pass' || action.type === 'sell' ? null : wayFor(game, seat, 'sell', action);
    if (way?.keepsTurn !== true) popFrame(game);
    if (action.type === 'pass') passTurn(game, seat);
    else if (action.type === 'sell') carryOutSale(game, seat, action.good);
    else way?.apply(game, seat, action);
  },
};

export const traderTurns = turns('sell', sell);

function carryOutSale(game: Game, seat: Seat, good: Good): void {
  const player = game.state.players[seat];
  const coins = salePrice(game, seat, good);
  player.goods[good]--;
  player.coins += coins;
  game.state.tradingHouse.push(good);
  game.events?.push({ type: 'sold', seat, good, coins });
  fire(game, seat, game.rules.onSold);
}
