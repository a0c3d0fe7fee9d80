import { named, oneOf } from '../../../core/field';
import { popFrame, pushFrame, step } from '../../../core/frames';
import { sum } from '../../../core/ids';
import { PASS } from '../../base/actions';
import type { BuildingSpec } from '../../base/building';
import { commercial } from '../../base/buildings/kinds';
import { notUsing } from '../../base/buildings/offers';
import { TILE_SOURCES, type TileSource } from '../../base/events';
import { type Good, goodNames, Tile } from '../../base/ids';
import { layTile, layTurned } from '../../base/table/tiles';
import type { Act, Game } from '../game';

export interface SawmillData {
  tile: Good;
  source: TileSource;
}

const fell = step<Game, SawmillData, Act>({
  name: 'sawmill',
  data: { tile: named(goodNames), source: oneOf(TILE_SOURCES) },
  clone: ({ tile, source }) => ({ tile, source }),
  advance: () => true,
  legal(game, _frame, _seat, out) {
    out.push(PASS);
    out.push(game.rules.actions.use[sawmill.number]);
  },
  refuse(_game, _frame, _seat, action) {
    return action.type === 'pass' ? null : notUsing(action, sawmill.number);
  },
  apply(game, { data }, seat, action) {
    popFrame(game);
    if (action.type === 'use') layTurned(game, seat, data.tile, data.source);
    else layTile(game, seat, data.tile, data.source);
  },
});

/** A plantation may be laid with the forest up, seen first (X1-3); every two make buildings cheaper. */
export const sawmill: BuildingSpec<'sawmill'> = commercial(
  'sawmill',
  { cost: 2, vp: 1, column: 1 },
  {
    buildingDiscount: (game, seat) => Math.floor(sum(game.state.players[seat].turned) / 2),
    onTileDrawn(game, seat, tile, source) {
      if (tile === Tile.quarry) return false;
      pushFrame(game, fell, seat, { tile, source });
      return true;
    },
  },
  fell,
);
