import { keyed, type Seat, sum } from '#engine/core/ids';
import type { BaseAction } from '#engine/modules/base/actions';
import type { BuildingSpec, ExtraAction } from '#engine/modules/base/building';
import { markUsed, wasUsed } from '#engine/modules/base/effects/oncePerPhase';
import type { Game } from '#engine/modules/base/game';
import { GOODS, type Good } from '#engine/modules/base/ids';
import { refusal } from '#engine/modules/base/refusals';
import { loadOf, runLoadedHooks, scoreLoad } from '#engine/modules/base/supply/cargo';
import { returnGoods } from '#engine/modules/base/supply/goods';
import { runVpGainedHooks } from '#engine/modules/base/supply/victoryPoints';
import { commercial } from './kinds';

/** E-4: never binding, since no good has more; the other edition sets no limit. */
const CLASSIC_CAPACITY = 11;

const WHARF = keyed(GOODS, (good): BaseAction => Object.freeze({ type: 'wharf', good }));

const ownShip = (capacity: number): ExtraAction<BaseAction> => ({
  types: ['wharf'],
  isAvailable(game, seat) {
    const player = game.state.players[seat];
    return !wasUsed(player, wharf.number) && sum(player.goods) > 0;
  },
  legal(game, seat, out) {
    const player = game.state.players[seat];
    if (wasUsed(player, wharf.number)) return;
    for (const good of GOODS) if (player.goods[good] > 0) out[out.length] = WHARF[good];
  },
  refuse(game, seat, action) {
    if (action.type !== 'wharf') return refusal('notNow');
    const player = game.state.players[seat];
    if (wasUsed(player, wharf.number)) return refusal('noWharf');
    return player.goods[action.good] > 0 ? null : refusal('notHeld');
  },
  apply(game, seat, action) {
    if (action.type === 'wharf') shipAll(game, seat, action.good, capacity);
  },
});

function shipAll(game: Game, seat: Seat, good: Good, capacity: number): void {
  const player = game.state.players[seat];
  markUsed(player, wharf.number);
  const count = Math.min(player.goods[good], capacity);
  returnGoods(game, player, good, count);
  const vp = scoreLoad(game, seat, count);
  const by = wharf.number;
  game.events?.push({ type: 'shipped', seat, good, count, ship: null, vp, by });
  runVpGainedHooks(game, seat, vp);
  runLoadedHooks(game, seat, loadOf(good, count), null);
}

/** CA-7: once in a phase all goods of one kind go to the supply and count like shipped ones. */
export const wharf: BuildingSpec<'wharf'> = commercial(
  'wharf',
  { cost: 9, vp: 3, column: 3 },
  ({ edition }) => ({
    extraActions: {
      load: ownShip(edition === 'classic' ? CLASSIC_CAPACITY : Number.POSITIVE_INFINITY),
    },
  }),
);
