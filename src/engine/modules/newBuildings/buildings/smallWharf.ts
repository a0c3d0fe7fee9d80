import { type Counts, copyOf, keyAt, type Seat, sum, zeros } from '#engine/core/ids';
import type { BuildingSpec, ExtraAction } from '#engine/modules/base/building';
import { commercial } from '#engine/modules/base/buildings/kinds';
import { markUsed, wasUsed } from '#engine/modules/base/effects/oncePerPhase';
import { GOODS, type Good } from '#engine/modules/base/ids';
import { within } from '#engine/modules/base/phases/storageChoices';
import { refusal } from '#engine/modules/base/refusals';
import { runLoadedHooks, scoreLoad } from '#engine/modules/base/supply/cargo';
import { returnGoods } from '#engine/modules/base/supply/goods';
import { runVpGainedHooks } from '#engine/modules/base/supply/victoryPoints';
import type { Act, Game } from '#engine/modules/newBuildings/game';

const mixedLoad: ExtraAction<Act> = {
  types: ['ship'],
  isAvailable(game, seat) {
    const player = game.state.players[seat];
    return !wasUsed(player, smallWharf.number) && sum(player.goods) > 0;
  },
  legal(game, seat, out) {
    const player = game.state.players[seat];
    if (wasUsed(player, smallWharf.number)) return;
    const goods = zeros<Good>(GOODS.length);
    while (advanceSelection(goods, player.goods)) out.push({ type: 'ship', goods: copyOf(goods) });
  },
  refuse(game, seat, action) {
    if (action.type !== 'ship') return refusal('notNow');
    const player = game.state.players[seat];
    if (wasUsed(player, smallWharf.number)) return refusal('noWharf');
    const held = within(action.goods, player.goods) && sum(action.goods) > 0;
    return held ? null : refusal('notHeld');
  },
  apply(game, seat, action) {
    if (action.type === 'ship') shipMixed(game, seat, action.goods);
  },
};

/** Once in a phase any goods of any kinds go to the supply, a point for every two. */
export const smallWharf: BuildingSpec<'smallWharf'> = commercial(
  'smallWharf',
  { cost: 6, vp: 2, column: 2 },
  { extraActions: { load: mixedLoad } },
);

/** Counts up to the next selection of the goods; false after the last. */
function advanceSelection(goods: Counts<Good>, held: Counts<Good>): boolean {
  for (let i = GOODS.length - 1; i >= 0; i--) {
    const good = keyAt(GOODS, i);
    if (goods[good] < held[good]) {
      goods[good]++;
      return true;
    }
    goods[good] = 0;
  }
  return false;
}

function shipMixed(game: Game, seat: Seat, goods: Counts<Good>): void {
  const player = game.state.players[seat];
  markUsed(player, smallWharf.number);
  for (const good of GOODS) returnGoods(game, player, good, goods[good]);
  const vp = scoreLoad(game, seat, Math.floor(sum(goods) / 2));
  game.events?.push({ type: 'shippedMixed', seat, goods, vp, by: smallWharf.number });
  runVpGainedHooks(game, seat, vp);
  runLoadedHooks(game, seat, goods, null);
}
