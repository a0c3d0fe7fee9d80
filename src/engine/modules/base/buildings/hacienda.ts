import { plainStep, popFrame, pushFrame } from '#engine/core/frames';
import { type BaseAction, PASS } from '#engine/modules/base/actions';
import type { BuildingSpec } from '#engine/modules/base/building';
import type { Game } from '#engine/modules/base/game';
import { passTurn } from '#engine/modules/base/phases/endTurn';
import { freeIslandSpaces } from '#engine/modules/base/player/spaces';
import { canDrawTile, drawTile, gainTile } from '#engine/modules/base/supply/tiles';
import { commercial } from './kinds';
import { refuseOtherUse } from './refuseOtherUse';

const draw = plainStep<Game, BaseAction>({
  name: 'hacienda',
  advance: () => true,
  legal(game, _frame, _seat, out) {
    out[out.length] = game.rules.actions.use[hacienda.number];
    out[out.length] = PASS;
  },
  refuse(_game, _frame, _seat, action) {
    return action.type === 'pass' ? null : refuseOtherUse(action, hacienda.number);
  },
  apply(game, _frame, seat, action) {
    popFrame(game);
    if (action.type !== 'use') return passTurn(game, seat);
    const tile = drawTile(game);
    if (tile !== null) gainTile(game, seat, tile, 'stack');
  },
});

/** SE-5: a tile from the stack before the normal turn. */
export const hacienda: BuildingSpec<'hacienda'> = commercial(
  'hacienda',
  { cost: 2, vp: 1, column: 1 },
  {
    onTurnStart: {
      settler(game, seat) {
        const room = freeIslandSpaces(game.state.players[seat]) > 0;
        if (room && canDrawTile(game)) pushFrame(game, draw, seat, null);
      },
    },
  },
  draw,
);
