import { freeIslandSpaces, passTurn, popFrame, pushFrame } from '../core/table';
import { canDrawTile, drawTile, gainTile } from '../core/tiles';
import { PASS, USE } from '../model/actions';
import { Building } from '../model/ids';
import { commercial } from './kinds';
import { notUsing } from './offers';

/** SE-5: a tile from the stack before the normal turn. */
export const hacienda = commercial(
  'hacienda',
  { cost: 2, vp: 1, column: 1 },
  {
    onTurnStart: {
      settler(game, seat) {
        const room = freeIslandSpaces(game.state.players[seat]) > 0;
        if (room && canDrawTile(game)) pushFrame(game, 'hacienda', seat);
      },
    },
    step: {
      advance: () => true,
      legal(_game, _frame, _seat, out) {
        out.push(USE[Building.hacienda], PASS);
      },
      refuse(_game, _frame, _seat, action) {
        return action.type === 'pass' ? null : notUsing(action, Building.hacienda);
      },
      apply(game, _frame, seat, action) {
        popFrame(game);
        if (action.type !== 'use') return passTurn(game, seat);
        const tile = drawTile(game);
        if (tile !== null) gainTile(game, seat, tile, 'stack');
      },
    },
  },
);
