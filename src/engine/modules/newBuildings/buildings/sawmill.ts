import { named, oneOf } from '#engine/core/field';
import { popFrame, pushFrame, step } from '#engine/core/frames';
import { sum } from '#engine/core/ids';
import { PASS } from '#engine/modules/base/actions';
import type { BuildingSpec } from '#engine/modules/base/building';
import { commercial } from '#engine/modules/base/buildings/kinds';
import { refuseOtherUse } from '#engine/modules/base/buildings/refuseOtherUse';
import { TILE_SOURCES, type TileSource } from '#engine/modules/base/events';
import { type Good, goodNames, Tile } from '#engine/modules/base/ids';
import { layTile, layTurned } from '#engine/modules/base/supply/tiles';
import type { Act, Game } from '#engine/modules/newBuildings/game';

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
    return action.type === 'pass' ? null : refuseOtherUse(action, sawmill.number);
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
