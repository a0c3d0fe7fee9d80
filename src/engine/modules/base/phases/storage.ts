import { plainStep, popFrame } from '#engine/core/frames';
import { type Counts, copyOf, keyed, type Seat, sum } from '#engine/core/ids';
import type { BaseAction } from '#engine/modules/base/actions';
import { runHooks, totalEffect } from '#engine/modules/base/effects/effects';
import type { Game } from '#engine/modules/base/game';
import { GOODS, type Good } from '#engine/modules/base/ids';
import { refusal } from '#engine/modules/base/refusals';
import { kindsIn, returnGoods } from '#engine/modules/base/supply/goods';
import { storageChoices, within } from './storageChoices';

/** CA-12: other goods go back to the supply. */
export const store = plainStep<Game, BaseAction>({
  name: 'store',

  advance(game, { seat }) {
    const { goods } = game.state.players[seat];
    const total = sum(goods);
    if (total === 0) {
      popFrame(game);
      return false;
    }
    const { kinds, singles } = roomOf(game, seat);
    if (total <= singles || kindsIn(goods) <= kinds) {
      keep(game, seat, goods);
      return false;
    }
    return askWhatToKeep(game, seat);
  },

  legal(game, _frame, seat, out) {
    for (const goods of choicesOf(game, seat)) out.push({ type: 'store', goods });
  },

  refuse(game, _frame, seat, action) {
    if (action.type !== 'store') return refusal('notNow');
    if (!within(action.goods, game.state.players[seat].goods)) return refusal('notHeld');
    // Keeping less is legal, though not listed.
    const fits = choicesOf(game, seat).some((choice) => within(action.goods, choice));
    return fits ? null : refusal('storesTooMuch');
  },

  apply(game, _frame, seat, action) {
    if (action.type === 'store') keep(game, seat, action.goods);
  },
});

export function roomOf(game: Game, seat: Seat) {
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

/** a single way to fill the storage room is carried out. Returns whether the seat must decide. */
function askWhatToKeep(game: Game, seat: Seat): boolean {
  const choices = choicesOf(game, seat);
  const only = choices[0];
  if (choices.length > 1 || only === undefined) return true;
  game.events?.push({ type: 'forced', seat, action: 'store' });
  keep(game, seat, only);
  return false;
}

export function keep(game: Game, seat: Seat, kept: Counts<Good>): void {
  popFrame(game);
  const player = game.state.players[seat];
  if (game.events) {
    const lost = keyed(GOODS, (good) => player.goods[good] - kept[good]);
    game.events.push({ type: 'stored', seat, kept: copyOf(kept), lost });
  }
  for (const good of GOODS) {
    returnGoods(game, player, good, player.goods[good] - kept[good]);
  }
  runHooks(game, seat, game.rules.onStored);
}
