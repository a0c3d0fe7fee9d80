import { freeIslandSpaces, gainVpFrom, hasNoble, popFrame, pushFrame } from '../core/table';
import { discardableTiles, discardTile } from '../core/tiles';
import { PASS } from '../model/actions';
import type { Game } from '../model/game';
import { Building, type Seat } from '../model/ids';
import { refusal } from '../model/refusals';
import { commercial } from './kinds';

/** After the settlers: away with a tile; or, with a noble, points for the emptiest island. */
export const huntingLodge = commercial(
  'huntingLodge',
  { cost: 4, vp: 2, column: 2 },
  {
    onPhaseEnd: {
      settler(game, seat) {
        const player = game.state.players[seat];
        if (hasNoble(player, Building.huntingLodge)) {
          if (hasFewestTiles(game, seat)) gainVpFrom(game, seat, 2, Building.huntingLodge);
        } else if (discardableTiles(player).length > 0) pushFrame(game, 'huntingLodge', seat);
      },
    },
    step: {
      advance: () => true,
      legal(game, _frame, seat, out) {
        for (const tile of discardableTiles(game.state.players[seat])) {
          out.push({ type: 'discardTile', tile });
        }
        out.push(PASS);
      },
      refuse(game, _frame, seat, action) {
        if (action.type === 'pass') return null;
        if (action.type !== 'discardTile') return refusal('notNow');
        const own = discardableTiles(game.state.players[seat]);
        return own.includes(action.tile) ? null : refusal('noSuchTile');
      },
      apply(game, _frame, seat, action) {
        popFrame(game);
        if (action.type === 'discardTile') {
          discardTile(game, seat, action.tile, 0, Building.huntingLodge);
        }
      },
    },
  },
);

function hasFewestTiles(game: Game, seat: Seat): boolean {
  const own = freeIslandSpaces(game.state.players[seat]);
  return game.state.players.every(
    (player, other) => other === seat || freeIslandSpaces(player) < own,
  );
}
