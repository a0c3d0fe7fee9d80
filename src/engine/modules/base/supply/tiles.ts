import { drawInt, purpose } from '#engine/core/chance';
import { named, oneOf } from '#engine/core/field';
import { automaticStep, popFrame, pushFrame } from '#engine/core/frames';
import { type Seat, sum } from '#engine/core/ids';
import { isInEffect } from '#engine/modules/base/effects/effects';
import { TILE_SOURCES, type TileSource } from '#engine/modules/base/events';
import type { Game } from '#engine/modules/base/game';
import { GOODS, type Good, type StaffedTile, Tile, tileNames } from '#engine/modules/base/ids';

/** Drawing plantation tiles and putting tiles on islands. */

export const tileChance = purpose('tiles');

export function canDrawTile(game: Game): boolean {
  return sum(game.state.stack) > 0 || sum(game.state.discard) > 0;
}

/** Draws a face-down tile; an empty stack is refilled from the discard (SE-4). */
export function drawTile(game: Game): Good | null {
  const { state } = game;
  let left = sum(state.stack);
  if (left === 0) {
    left = reshuffle(game);
    if (left === 0) return null;
  }
  let pick = drawInt(state.random, tileChance, left);
  for (const good of GOODS) {
    pick -= state.stack[good];
    if (pick < 0) {
      state.stack[good]--;
      return good;
    }
  }
  return null;
}

/** Moves the discard to the stack. Tiles have no order until drawn, so this shuffles them. */
export function reshuffle(game: Game): number {
  const { stack, discard } = game.state;
  let moved = 0;
  for (const good of GOODS) {
    stack[good] += discard[good];
    moved += discard[good];
    discard[good] = 0;
  }
  if (moved > 0) game.events?.push({ type: 'stackReshuffled' });
  return moved;
}

/** Gives a tile to the player; effects may first ask how to lay it. */
export function gainTile(game: Game, seat: Seat, tile: StaffedTile, source: TileSource): void {
  const player = game.state.players[seat];
  for (const drawn of game.rules.onTileDrawn) {
    if (isInEffect(player, drawn) && drawn.effect(game, seat, tile, source)) return;
  }
  layTile(game, seat, tile, source);
}

export function layTile(game: Game, seat: Seat, tile: StaffedTile, source: TileSource): void {
  const player = game.state.players[seat];
  game.rules.boards[seat].addTile(game, seat, tile);
  const isApart = source === 'stack' && game.rules.edition.drawnTilesAreApart;
  if (!isApart) player.gained.push(tile);
  tileGained(game, seat, tile, source);
}

/** Lays the plantation with its back up. */
export function layTurned(game: Game, seat: Seat, was: Good, source: TileSource): void {
  game.state.players[seat].turned[was]++;
  tileGained(game, seat, Tile.turned, source);
}

function tileGained(game: Game, seat: Seat, tile: Tile, source: TileSource): void {
  game.events?.push({ type: 'tileGained', seat, tile, source });
  if (game.rules.onTileSettled.length > 0) pushFrame(game, tileSettled, seat, { tile, source });
  const player = game.state.players[seat];
  for (const gained of game.rules.onTileGained) {
    if (isInEffect(player, gained)) gained.effect(game, seat, tile, source);
  }
}

interface SettledTile {
  tile: Tile;
  source: TileSource;
}

/** This frame lies below all decisions about the tile. */
export const tileSettled = automaticStep<Game, SettledTile>({
  name: 'tileSettled',
  data: { tile: named(tileNames), source: oneOf(TILE_SOURCES) },
  clone: ({ tile, source }) => ({ tile, source }),
  advance(game, { seat, data }) {
    popFrame(game);
    const player = game.state.players[seat];
    for (const settled of game.rules.onTileSettled) {
      if (isInEffect(player, settled)) settled.effect(game, seat, data.tile, data.source);
    }
    return false;
  },
});
