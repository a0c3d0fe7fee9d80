import { plainAutomaticStep, plainStep, popFrame, pushFrame } from '#engine/core/frames';
import { keyed, type Seat } from '#engine/core/ids';
import type { Refusal } from '#engine/core/refusals';
import { type BaseAction, PASS } from '#engine/modules/base/actions';
import { hasEffect, isInEffect, runHooks } from '#engine/modules/base/effects/effects';
import {
  extraActionFor,
  hasExtraAction,
  listExtraActions,
} from '#engine/modules/base/effects/extraActions';
import { privilegeIn } from '#engine/modules/base/effects/privilege';
import type { Game } from '#engine/modules/base/game';
import { BaseRole, GOODS, type Good } from '#engine/modules/base/ids';
import { refusal } from '#engine/modules/base/refusals';
import type { Phase } from '#engine/modules/base/rules';
import { passTurn, skipTurn } from './endTurn';
import { turns } from './turns';

export const TRADING_HOUSE_SPACES = 4;

export const trader: Phase = {
  turn: 'sell',
  isWaivable: false,
  goesRound: false,
  solo: null,
  startsWithInterlude: true,
  start(game) {
    pushFrame(game, traderTurns, game.state.chooser, { stage: 0 });
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
  return good + privilegeIn(game, seat, BaseRole.trader);
}

/** TR-1, TR-2, TR-6 */
export function salePrice(game: Game, seat: Seat, good: Good): number {
  return basePrice(game, seat, good) + saleBonus(game, seat, good);
}

/** TR-6: coins that effects add to a sale. */
export function saleBonus(game: Game, seat: Seat, good: Good): number {
  const player = game.state.players[seat];
  let bonus = 0;
  for (const source of game.rules.salePrice) {
    if (isInEffect(player, source)) bonus += source.effect(game, seat, good);
  }
  return bonus;
}

const NOTHING_TO_SELL = refusal('nothingToSell');
const HOUSE_FULL = refusal('tradingHouseFull');
const ALREADY_SOLD = refusal('kindAlreadySold');

/** TR-3, TR-4, TR-7 */
export function saleRefusal(game: Game, seat: Seat, good: Good): Refusal | null {
  const { state, rules } = game;
  const player = state.players[seat];
  if (player.goods[good] === 0) return NOTHING_TO_SELL;
  if (state.tradingHouse.length >= TRADING_HOUSE_SPACES) return HOUSE_FULL;
  if (!state.tradingHouse.includes(good)) return null;
  return hasEffect(player, rules.sellsKindsAlreadySold) ? null : ALREADY_SOLD;
}

const SELL = keyed(GOODS, (good): BaseAction => Object.freeze({ type: 'sell', good }));

export const sell = plainStep<Game, BaseAction>({
  name: 'sell',

  advance(game, frame) {
    const { seat } = frame;
    for (const good of GOODS) {
      if (saleRefusal(game, seat, good) === null) return true;
    }
    return hasExtraAction(game, seat, 'sell') || skipTurn(game, frame);
  },

  legal(game, _frame, seat, out) {
    for (const good of GOODS) {
      if (saleRefusal(game, seat, good) === null) out[out.length] = SELL[good];
    }
    listExtraActions(game, seat, 'sell', out);
    out[out.length] = PASS;
  },

  refuse(game, _frame, seat, action) {
    if (action.type === 'pass') return null;
    if (action.type === 'sell') return saleRefusal(game, seat, action.good);
    return extraActionFor(game, seat, 'sell', action).refuse(game, seat, action);
  },

  apply(game, _frame, seat, action) {
    if (action.type === 'pass') {
      popFrame(game);
      passTurn(game, seat);
    } else if (action.type === 'sell') {
      popFrame(game);
      carryOutSale(game, seat, action.good);
    } else {
      const way = extraActionFor(game, seat, 'sell', action);
      if (way.keepsTurn !== true) popFrame(game);
      way.apply(game, seat, action);
    }
  },
});

export const traderTurns = turns('traderTurns', ({ turn }) => turn.sell);

export function carryOutSale(game: Game, seat: Seat, good: Good): void {
  const player = game.state.players[seat];
  const coins = salePrice(game, seat, good);
  player.goods[good]--;
  player.coins += coins;
  game.state.tradingHouse.push(good);
  game.events?.push({ type: 'sold', seat, good, coins });
  finishSale(game, seat, good, coins, true);
}

/** Runs the hooks of a sale, in the trading house or elsewhere. */
export function finishSale(
  game: Game,
  seat: Seat,
  good: Good,
  coins: number,
  inHouse: boolean,
): void {
  const { onSold, afterSale: after } = game.rules;
  if (after.length > 0) pushFrame(game, afterSale, seat, null);
  const player = game.state.players[seat];
  for (const source of onSold) {
    if (isInEffect(player, source)) source.effect(game, seat, good, coins, inHouse);
  }
}

export const afterSale = plainAutomaticStep<Game>({
  name: 'afterSale',
  advance(game, { seat }) {
    popFrame(game);
    runHooks(game, seat, game.rules.afterSale);
    return false;
  },
});
