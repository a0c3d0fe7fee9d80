import { count, flag, listOf } from '#engine/core/field';
import { popFrame, pushFrame, step } from '#engine/core/frames';
import { copyOf, type Keyed, keyed } from '#engine/core/ids';
import type { Frame } from '#engine/core/module';
import { PASS } from '#engine/modules/base/actions';
import type { BuildingSpec } from '#engine/modules/base/building';
import { commercial } from '#engine/modules/base/buildings/kinds';
import { GOODS, type Good } from '#engine/modules/base/ids';
import { refusal as baseRefusal } from '#engine/modules/base/refusals';
import { returnGoods } from '#engine/modules/base/supply/goods';
import { gainVp, runVpGainedHooks } from '#engine/modules/base/supply/victoryPoints';
import type { Act, Game } from '#engine/modules/nobles/game';
import { refusal } from '#engine/modules/nobles/refusals';

export interface RoyalSupplierData {
  /** Number of goods that may still be returned. */
  left: number;
  /** Kinds already returned. */
  delivered: Keyed<Good, boolean>;
}

const supply = step<Game, RoyalSupplierData, Act>({
  name: 'royalSupplier',
  data: { left: count, delivered: listOf<Good, boolean>(flag, () => GOODS.length) },
  clone: ({ left, delivered }) => ({ left, delivered: copyOf(delivered) }),
  advance(game, frame) {
    const open = GOODS.some((good) => deliveryRefusal(game, frame, good) === null);
    if (frame.data.left > 0 && open) return true;
    popFrame(game);
    return false;
  },
  legal(game, frame, _seat, out) {
    for (const good of GOODS) {
      if (deliveryRefusal(game, frame, good) === null) out.push({ type: 'deliver', good });
    }
    out.push(PASS);
  },
  refuse(game, frame, _seat, action) {
    if (action.type === 'pass') return null;
    if (action.type !== 'deliver') return baseRefusal('notNow');
    return deliveryRefusal(game, frame, action.good);
  },
  apply(game, frame, seat, action) {
    if (action.type !== 'deliver') return popFrame(game);
    const { good } = action;
    frame.data.left--;
    frame.data.delivered[good] = true;
    returnGoods(game, game.state.players[seat], good, 1);
    gainVp(game, seat, 1);
    game.events?.push({ type: 'delivered', seat, good, vp: 1, by: royalSupplier.number });
    runVpGainedHooks(game, seat, 1);
  },
});

/** Before loading, each noble may return a good for a point, each of another kind. */
export const royalSupplier: BuildingSpec<'royalSupplier'> = commercial(
  'royalSupplier',
  { cost: 6, vp: 2, column: 2 },
  {
    onPhaseStart: {
      captain(game, seat) {
        const left = game.state.players[seat].special;
        pushFrame(game, supply, seat, { left, delivered: keyed(GOODS, () => false) });
      },
    },
  },
  supply,
);

function deliveryRefusal(game: Game, { seat, data }: Frame<RoyalSupplierData>, good: Good) {
  if (game.state.players[seat].goods[good] === 0) return baseRefusal('notHeld');
  return data.delivered[good] ? refusal('kindDelivered') : null;
}
