import { gainVp, popFrame, pushFrame, returnGoods } from '../core/table';
import { DELIVER, PASS } from '../model/actions';
import type { Game } from '../model/game';
import { Building, GOODS, type Good } from '../model/ids';
import { refusal } from '../model/refusals';
import type { Frame } from '../model/state';
import { commercial } from './kinds';

/**
 * Before the ships: for every noble a good may go for a point, each of another kind. The
 * frame's subject is how many are left, its detail has a bit for every kind delivered.
 */
export const royalSupplier = commercial(
  'royalSupplier',
  { cost: 6, vp: 2, column: 2 },
  {
    onPhaseStart: {
      captain(game, seat) {
        pushFrame(game, 'royalSupplier', seat, game.state.players[seat].nobles);
      },
    },
    step: {
      advance(game, frame) {
        const open = GOODS.some((good) => deliveryRefusal(game, frame, good) === null);
        if (frame.subject > 0 && open) return true;
        popFrame(game);
        return false;
      },
      legal(game, frame, _seat, out) {
        for (const good of GOODS) {
          if (deliveryRefusal(game, frame, good) === null) out.push(DELIVER[good]);
        }
        out.push(PASS);
      },
      refuse(game, frame, _seat, action) {
        if (action.type === 'pass') return null;
        return action.type === 'deliver'
          ? deliveryRefusal(game, frame, action.good)
          : refusal('notNow');
      },
      apply(game, frame, seat, action) {
        if (action.type !== 'deliver') return popFrame(game);
        const { good } = action;
        frame.subject--;
        frame.detail |= 1 << good;
        returnGoods(game, game.state.players[seat], good, 1);
        gainVp(game, seat, 1);
        game.events?.push({ type: 'delivered', seat, good, vp: 1, by: Building.royalSupplier });
      },
    },
  },
);

function deliveryRefusal(game: Game, frame: Frame, good: Good) {
  if (game.state.players[frame.seat].goods[good] === 0) return refusal('notHeld');
  return (frame.detail & (1 << good)) === 0 ? null : refusal('kindDelivered');
}
