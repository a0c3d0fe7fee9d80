import type { Seat } from '#engine/core/ids';
import { BaseRole, type Building, type Good } from '#engine/modules/base/ids';
import { TRADING_HOUSE_SPACES } from '#engine/modules/base/phases/trader';
import { kindsIn } from '#engine/modules/base/supply/goods';
import type { CardTrigger, Goal } from './cards';
import { type Achievements, achievementsOf, type Game } from './game';
import { CARD_SPECS, type Card } from './ids';
import { isLarge, needed, standing } from './progress';

/** Facts about the last action that goals depend on. */
export interface Feat {
  /** A building, and the coins paid for it. */
  building: Building | null;
  coins: number;
  /** The most of one kind in a load. */
  loaded: number;
  /** The good whose cargo a load completed. */
  completed: Good | null;
  /** Whether that load was the whole cargo. */
  alone: boolean;
}

export function feat(building: Building | null, coins: number, loaded: number): Feat {
  return { building, coins, loaded, completed: null, alone: false };
}

const NO_FEAT: Readonly<Feat> = Object.freeze(feat(null, 0, 0));

/** X6-2: checks the seat's cards and lays down those that are reached, in their order. */
export function checkCards(
  game: Game,
  seat: Seat,
  look: CardTrigger,
  done: Readonly<Feat> = NO_FEAT,
): void {
  const own = achievementsOf(game);
  const hand = own.hands[seat];
  let index = 0;
  while (index < hand.length) {
    const card = hand[index];
    if (card !== undefined && isReached(game, seat, card, look, done)) {
      layDown(game, own, seat, index, card);
    } else index++;
  }
}

function isReached(
  game: Game,
  seat: Seat,
  card: Card,
  look: CardTrigger,
  done: Readonly<Feat>,
): boolean {
  const { triggers, goal } = CARD_SPECS[card];
  return (triggers & look) !== 0 && isMet(game, seat, goal, done);
}

function layDown(game: Game, own: Achievements, seat: Seat, index: number, card: Card): void {
  own.hands[seat].splice(index, 1);
  own.laid[seat].push(card);
  game.events?.push({ type: 'achieved', seat, card, vp: CARD_SPECS[card].vp });
}

function isMet(game: Game, seat: Seat, goal: Goal, done: Readonly<Feat>): boolean {
  const { state } = game;
  switch (goal.is) {
    case 'lastCoinSpent':
      return buysLarge(game, done) && done.coins > 0 && state.players[seat].coins === 0;
    case 'cheapLargeBuilding':
      return buysLarge(game, done) && done.coins <= goal.coins;
    case 'cargoCompleted':
      return done.completed === goal.good;
    case 'shipFilledAlone':
      return done.alone;
    case 'bigLoad':
      return done.loaded >= goal.count;
    case 'kindsKept':
      return kindsIn(state.players[seat].goods) >= goal.count;
    case 'houseClosed':
      return seat === state.chooser && state.tradingHouse.length === TRADING_HOUSE_SPACES;
    case 'bigSale':
      return done.coins >= goal.coins;
    case 'goodsReceived':
      return state.role === BaseRole.craftsman && standing(game, seat, goal) >= goal.count;
    default:
      return standing(game, seat, goal) >= needed(goal);
  }
}

function buysLarge({ rules }: Game, { building }: Readonly<Feat>): boolean {
  return building !== null && isLarge(rules.specs[building]);
}
