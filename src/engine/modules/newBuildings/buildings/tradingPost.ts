import { type Seat, sum } from '#engine/core/ids';
import type { BuildingSpec, ExtraAction } from '#engine/modules/base/building';
import { commercial } from '#engine/modules/base/buildings/kinds';
import { GOODS, type Good } from '#engine/modules/base/ids';
import { basePrice, finishSale } from '#engine/modules/base/phases/trader';
import { refusal } from '#engine/modules/base/refusals';
import { returnGoods } from '#engine/modules/base/supply/goods';
import type { Act, Game } from '#engine/modules/newBuildings/game';

const trade: ExtraAction<Act> = {
  types: ['trade'],
  isAvailable: (game, seat) => sum(game.state.players[seat].goods) > 0,
  legal(game, seat, out) {
    const { goods } = game.state.players[seat];
    for (const good of GOODS) if (goods[good] > 0) out.push({ type: 'trade', good });
  },
  refuse(game, seat, action) {
    if (action.type !== 'trade') return refusal('notNow');
    return game.state.players[seat].goods[action.good] > 0 ? null : refusal('nothingToSell');
  },
  apply(game, seat, action) {
    if (action.type === 'trade') carryOut(game, seat, action.good);
  },
};

function carryOut(game: Game, seat: Seat, good: Good): void {
  const player = game.state.players[seat];
  const coins = basePrice(game, seat, good);
  returnGoods(game, player, good, 1);
  player.coins += coins;
  game.events?.push({ type: 'traded', seat, good, coins, by: tradingPost.number });
  finishSale(game, seat, good, coins, false);
}

/** A good for its price past the trading house: the privilege counts, markets do not. */
export const tradingPost: BuildingSpec<'tradingPost'> = commercial(
  'tradingPost',
  { cost: 5, vp: 2, column: 2 },
  { extraActions: { sell: trade } },
);
