import { scoreLoad } from '../core/cargo';
import { fire, markUsed, returnGoods, sum, wasUsed } from '../core/table';
import { WHARF } from '../model/actions';
import { Building, GOODS } from '../model/ids';
import { refusal } from '../model/refusals';
import { commercial } from './kinds';

/** CA-7: once in a phase all goods of one kind go to the supply as if shipped. */
export const wharf = commercial(
  'wharf',
  { cost: 9, vp: 3, column: 3 },
  {
    ways: {
      load: {
        types: ['wharf'],
        isOpen(game, seat) {
          const player = game.state.players[seat];
          return !wasUsed(player, Building.wharf) && sum(player.goods) > 0;
        },
        legal(game, seat, out) {
          const player = game.state.players[seat];
          if (wasUsed(player, Building.wharf)) return;
          for (const good of GOODS) if (player.goods[good] > 0) out.push(WHARF[good]);
        },
        refuse(game, seat, action) {
          if (action.type !== 'wharf') return refusal('notNow');
          const player = game.state.players[seat];
          if (wasUsed(player, Building.wharf)) return refusal('noWharf');
          return player.goods[action.good] > 0 ? null : refusal('notHeld');
        },
        apply(game, seat, action) {
          if (action.type !== 'wharf') return;
          const { good } = action;
          const player = game.state.players[seat];
          markUsed(player, Building.wharf);
          const count = Math.min(player.goods[good], game.rules.edition.wharfCapacity);
          returnGoods(game, player, good, count);
          const vp = scoreLoad(game, seat, count);
          const by = Building.wharf;
          game.events?.push({ type: 'shipped', seat, good, count, ship: null, vp, by });
          fire(game, seat, game.rules.onLoaded);
        },
      },
    },
  },
);
