import { plainStep, popFrame, pushFrame } from '#engine/core/frames';
import type { Seat } from '#engine/core/ids';
import { PASS } from '#engine/modules/base/actions';
import type { BuildingSpec } from '#engine/modules/base/building';
import { commercial } from '#engine/modules/base/buildings/kinds';
import { tileNames } from '#engine/modules/base/ids';
import { hasSpecial } from '#engine/modules/base/player/staff';
import { refusal as baseRefusal } from '#engine/modules/base/refusals';
import { gainVpFrom } from '#engine/modules/base/supply/victoryPoints';
import { discardable, discardableTiles, discardTile } from '#engine/modules/nobles/discard';
import type { Act, Game } from '#engine/modules/nobles/game';
import { refusal } from '#engine/modules/nobles/refusals';

const clear = plainStep<Game, Act>({
  name: 'huntingLodge',
  advance: () => true,
  legal(game, _frame, seat, out) {
    for (const tile of discardableTiles(game.state.players[seat])) {
      out.push({ type: 'discardTile', tile });
    }
    out.push(PASS);
  },
  refuse(game, _frame, seat, action) {
    if (action.type === 'pass') return null;
    if (action.type !== 'discardTile') return baseRefusal('notNow');
    const own = discardable(game.state.players[seat], action.tile);
    return own === undefined ? refusal('noSuchTile') : null;
  },
  apply(game, _frame, seat, action) {
    popFrame(game);
    if (action.type !== 'discardTile') return;
    const tile = discardable(game.state.players[seat], action.tile);
    if (tile !== undefined) discardTile(game, seat, tile, 0, huntingLodge.number);
  },
});

/** After the settlers: discards a tile, or scores for the emptiest island with a noble. */
export const huntingLodge: BuildingSpec<'huntingLodge'> = commercial(
  'huntingLodge',
  { cost: 4, vp: 2, column: 2 },
  {
    onPhaseEnd: {
      settler(game, seat) {
        const player = game.state.players[seat];
        if (hasSpecial(player, huntingLodge.number)) {
          if (hasFewestTiles(game, seat)) gainVpFrom(game, seat, 2, huntingLodge.number);
        } else if (discardableTiles(player).length > 0) pushFrame(game, clear, seat, null);
      },
    },
  },
  clear,
);

function hasFewestTiles(game: Game, seat: Seat): boolean {
  const own = islandTiles(game, seat);
  return game.rules.seats.every((other) => other === seat || islandTiles(game, other) > own);
}

function islandTiles(game: Game, seat: Seat): number {
  const board = game.rules.boards[seat];
  let tiles = 0;
  for (const tile of tileNames.keys) tiles += board.tiles(game, seat, tile);
  return tiles;
}
