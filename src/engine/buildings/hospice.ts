import { colonistAvailable, takeColonist } from '../core/colonists';
import { freeIslandSpaces, markUsed, passTurn, popFrame, pushFrame, wasUsed } from '../core/table';
import { TILE_SOURCES } from '../core/tiles';
import { DECLINE, PASS, USE } from '../model/actions';
import type { TileSource } from '../model/events';
import type { Game } from '../model/game';
import { Building, Role, type Seat, type StaffedTile, Tile } from '../model/ids';
import type { Place } from '../model/places';
import { commercial } from './kinds';
import { notUsing } from './offers';

/**
 * SE-7: a colonist with a new tile, one in a phase (E-3, X1-2). The frame's subject is the
 * tile, its detail where the tile came from.
 */
export const hospice = commercial(
  'hospice',
  { cost: 4, vp: 2, column: 2 },
  {
    onTileGained(game, seat, tile, source) {
      if (!staffsTilesFrom(game, source)) return;
      if (wasUsed(game.state.players[seat], Building.hospice)) return;
      if (!colonistAvailable(game)) return;
      pushFrame(game, 'hospice', seat, tile, TILE_SOURCES.indexOf(source));
    },
    step: {
      advance: () => true,
      legal(game, frame, seat, out) {
        out.push(USE[Building.hospice]);
        out.push(mayComeAgain(game, seat, frame.detail) ? PASS : DECLINE);
      },
      refuse(game, frame, seat, action) {
        const declining = mayComeAgain(game, seat, frame.detail) ? 'pass' : 'decline';
        return action.type === declining ? null : notUsing(action, Building.hospice);
      },
      apply(game, frame, seat, action) {
        popFrame(game);
        if (action.type !== 'use') return passTurn(game, seat);
        markUsed(game.state.players[seat], Building.hospice);
        takeColonist(game, seat, bed(game, seat, frame.subject as Tile), Building.hospice);
      },
    },
  },
);

/** E-3, V-10 */
function staffsTilesFrom(game: Game, source: TileSource): boolean {
  if (game.state.role !== Role.settler) return false;
  if (source === 'stack') return game.rules.edition.hospiceOnDrawnTile;
  return source !== 'second' || !game.state.options.variants.corrections2026;
}

/** Turning the colonist down for a drawn tile keeps it for the tile still to come. */
function mayComeAgain(game: Game, seat: Seat, source: number): boolean {
  return TILE_SOURCES[source] === 'stack' && freeIslandSpaces(game.state.players[seat]) > 0;
}

/** X1-2: a forest takes no colonist, so he goes to the other tile gained, or to San Juan. */
function bed(game: Game, seat: Seat, tile: Tile): Place {
  if (tile !== Tile.forest) return { at: 'island', tile: tile as StaffedTile };
  const other = game.state.players[seat].gained[0];
  return other === undefined ? { at: 'sanJuan' } : { at: 'island', tile: other };
}
