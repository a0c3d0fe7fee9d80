import { popFrame, pushFrame, sum } from '../core/table';
import { layForest, layTile, TILE_SOURCES } from '../core/tiles';
import { PASS, USE } from '../model/actions';
import type { TileSource } from '../model/events';
import { Building, type Good, Tile } from '../model/ids';
import { commercial } from './kinds';
import { notUsing } from './offers';

/**
 * A plantation may be laid as forest, seen first (X1-3); every two forests make buildings
 * cheaper. The frame's subject is the tile, its detail where it came from.
 */
export const sawmill = commercial(
  'sawmill',
  { cost: 2, vp: 1, column: 1 },
  {
    buildingDiscount: (game, seat) => Math.floor(sum(game.state.players[seat].forests) / 2),
    onTileDrawn(game, seat, tile, source) {
      if (tile === Tile.quarry) return false;
      pushFrame(game, 'sawmill', seat, tile, TILE_SOURCES.indexOf(source));
      return true;
    },
    step: {
      advance: () => true,
      legal(_game, _frame, _seat, out) {
        out.push(PASS, USE[Building.sawmill]);
      },
      refuse(_game, _frame, _seat, action) {
        return action.type === 'pass' ? null : notUsing(action, Building.sawmill);
      },
      apply(game, frame, seat, action) {
        popFrame(game);
        const source = TILE_SOURCES[frame.detail] as TileSource;
        if (action.type === 'use') layForest(game, seat, frame.subject as Good, source);
        else layTile(game, seat, frame.subject as Good, source);
      },
    },
  },
);
