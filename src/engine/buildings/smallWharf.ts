import { scoreLoad } from '../core/cargo';
import { fire, markUsed, returnGoods, sum, wasUsed } from '../core/table';
import type { Game } from '../model/game';
import { Building, type Counts, GOODS, type Good, type Seat } from '../model/ids';
import { refusal } from '../model/refusals';
import { commercial } from './kinds';

/** Once in a phase any goods of any kinds go to the supply, a point for every two. */
export const smallWharf = commercial(
  'smallWharf',
  { cost: 6, vp: 2, column: 2 },
  {
    ways: {
      load: {
        types: ['ship'],
        isOpen(game, seat) {
          const player = game.state.players[seat];
          return !wasUsed(player, Building.smallWharf) && sum(player.goods) > 0;
        },
        legal(game, seat, out) {
          const player = game.state.players[seat];
          if (wasUsed(player, Building.smallWharf)) return;
          for (const goods of selections(player.goods)) out.push({ type: 'ship', goods });
        },
        refuse(game, seat, action) {
          if (action.type !== 'ship') return refusal('notNow');
          const player = game.state.players[seat];
          if (wasUsed(player, Building.smallWharf)) return refusal('noWharf');
          const held = GOODS.every((good) => action.goods[good] <= player.goods[good]);
          return held && sum(action.goods) > 0 ? null : refusal('notHeld');
        },
        apply(game, seat, action) {
          if (action.type === 'ship') shipMixed(game, seat, action.goods);
        },
      },
    },
  },
);

/** Every non-empty selection of the goods held. */
function selections(held: Counts<Good>): Counts<Good>[] {
  let found: number[][] = [[]];
  for (const good of GOODS) {
    found = found.flatMap((goods) =>
      Array.from({ length: held[good] + 1 }, (_, count) => [...goods, count]),
    );
  }
  return found.slice(1) as Counts<Good>[];
}

function shipMixed(game: Game, seat: Seat, goods: Counts<Good>): void {
  const player = game.state.players[seat];
  markUsed(player, Building.smallWharf);
  for (const good of GOODS) returnGoods(game, player, good, goods[good]);
  const vp = scoreLoad(game, seat, Math.floor(sum(goods) / 2));
  game.events?.push({ type: 'shippedMixed', seat, goods, vp, by: Building.smallWharf });
  fire(game, seat, game.rules.onLoaded);
}
