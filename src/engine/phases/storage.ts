import { storageChoices, within } from '../core/storage';
import { kindsIn, popFrame, returnGoods, sum, totalEffect } from '../core/table';
import type { DecisionStep, Game } from '../model/game';
import { type Counts, GOODS, type Good, per, type Seat } from '../model/ids';
import { refusal } from '../model/refusals';

/** CA-12: what is not kept goes back to the supply. */
export const store: DecisionStep = {
  advance(game, frame) {
    const { seat } = frame;
    const { goods } = game.state.players[seat];
    const total = sum(goods);
    if (total === 0) {
      popFrame(game);
      return false;
    }
    const { kinds, singles } = roomOf(game, seat);
    if (total <= singles || kindsIn(goods) <= kinds) keepAll(game, seat);
    else return askWhatToKeep(game, seat);
    return false;
  },

  legal(game, _frame, seat, out) {
    for (const goods of choicesOf(game, seat)) out.push({ type: 'store', goods });
  },

  refuse(game, _frame, seat, action) {
    if (action.type !== 'store') return refusal('notNow');
    const held = game.state.players[seat].goods;
    if (GOODS.some((good) => action.goods[good] > held[good])) return refusal('notHeld');
    const choices = choicesOf(game, seat);
    if (choices.some((choice) => same(choice, action.goods))) return null;
    const tooLittle = choices.some((choice) => within(action.goods, choice));
    return refusal(tooLittle ? 'storesTooLittle' : 'storesTooMuch');
  },

  apply(game, _frame, seat, action) {
    if (action.type === 'store') keep(game, seat, action.goods);
  },
};

function roomOf(game: Game, seat: Seat) {
  const player = game.state.players[seat];
  return {
    kinds: totalEffect(player, game.rules.storedKinds),
    singles: 1 + totalEffect(player, game.rules.storedGoods),
  };
}

function choicesOf(game: Game, seat: Seat): Counts<Good>[] {
  const { kinds, singles } = roomOf(game, seat);
  return storageChoices(game.state.players[seat].goods, kinds, singles);
}

const same = (a: Counts<Good>, b: Counts<Good>) => within(a, b) && within(b, a);

function keepAll(game: Game, seat: Seat): void {
  keep(game, seat, game.state.players[seat].goods);
}

/** with one way to fill the storage room there is nothing to ask. */
function askWhatToKeep(game: Game, seat: Seat): boolean {
  const choices = choicesOf(game, seat);
  const only = choices[0];
  if (choices.length > 1 || only === undefined) return true;
  game.events?.push({ type: 'forced', seat, action: 'store' });
  keep(game, seat, only);
  return false;
}

function keep(game: Game, seat: Seat, kept: Counts<Good>): void {
  popFrame(game);
  const player = game.state.players[seat];
  if (game.events) {
    const lost = per(GOODS, (good) => player.goods[good] - kept[good]);
    game.events.push({ type: 'stored', seat, kept: per(GOODS, (good) => kept[good]), lost });
  }
  for (let i = 0; i < GOODS.length; i++) {
    const good = i as Good;
    returnGoods(game, player, good, player.goods[good] - kept[good]);
  }
}
