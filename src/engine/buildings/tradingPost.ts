import { fire, returnGoods, sum } from '../core/table';
import { TRADE } from '../model/actions';
import { Building, GOODS } from '../model/ids';
import { refusal } from '../model/refusals';
import { basePrice } from '../phases/trader';
import { commercial } from './kinds';

/** A good for its price past the trading house: the privilege counts, markets do not. */
export const tradingPost = commercial(
  'tradingPost',
  { cost: 5, vp: 2, column: 2 },
  {
    ways: {
      sell: {
        types: ['trade'],
        isOpen: (game, seat) => sum(game.state.players[seat].goods) > 0,
        legal(game, seat, out) {
          const { goods } = game.state.players[seat];
          for (const good of GOODS) if (goods[good] > 0) out.push(TRADE[good]);
        },
        refuse(game, seat, action) {
          if (action.type !== 'trade') return refusal('notNow');
          return game.state.players[seat].goods[action.good] > 0 ? null : refusal('nothingToSell');
        },
        apply(game, seat, action) {
          if (action.type !== 'trade') return;
          const { good } = action;
          const player = game.state.players[seat];
          const coins = basePrice(game, seat, good);
          returnGoods(game, player, good, 1);
          player.coins += coins;
          game.events?.push({ type: 'traded', seat, good, coins, by: Building.tradingPost });
          fire(game, seat, game.rules.onSold);
        },
      },
    },
  },
);
