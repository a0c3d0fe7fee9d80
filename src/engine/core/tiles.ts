import type { TileSource } from '../model/events';
import type { Game } from '../model/game';
import { GOODS, type Good, type Seat, type StaffedTile, Tile } from '../model/ids';
import { nextInt } from './random';
import { sum } from './table';

/** Drawing plantation tiles and putting tiles on islands. */

/** Face-up plantations are chosen freely; a tile from the stack comes as it comes. */
export const TILE_SOURCES: readonly TileSource[] = ['faceUp', 'stack', 'quarry', 'second'];

export function canDrawTile(game: Game): boolean {
  return sum(game.state.stack) > 0 || sum(game.state.discard) > 0;
}

/** The top face-down tile; an empty stack is made anew from the discard (SE-4). */
export function drawTile(game: Game): Good | null {
  const { state } = game;
  let left = sum(state.stack);
  if (left === 0) {
    left = reshuffle(game);
    if (left === 0) return null;
  }
  let pick = nextInt(state.random, left);
  for (const good of GOODS) {
    pick -= state.stack[good];
    if (pick < 0) {
      state.stack[good]--;
      return good;
    }
  }
  return null;
}

function reshuffle(game: Game): number {
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

/** A tile for the player: effects may first ask how it is to be laid. */
export function gainTile(game: Game, seat: Seat, tile: StaffedTile, source: TileSource): void {
  const player = game.state.players[seat];
  for (const { building, effect } of game.rules.onTileDrawn) {
    if (player.staff[building] > 0 && effect(game, seat, tile, source)) return;
  }
  layTile(game, seat, tile, source);
}

export function layTile(game: Game, seat: Seat, tile: StaffedTile, source: TileSource): void {
  const player = game.state.players[seat];
  player.tiles[tile]++;
  player.gained.push(tile);
  game.events?.push({ type: 'tileGained', seat, tile, source });
  tileGained(game, seat, tile, source);
}

export function layForest(game: Game, seat: Seat, was: Good, source: TileSource): void {
  game.state.players[seat].forests[was]++;
  game.events?.push({ type: 'tileGained', seat, tile: Tile.forest, source });
  tileGained(game, seat, Tile.forest, source);
}

function tileGained(game: Game, seat: Seat, tile: Tile, source: TileSource): void {
  const player = game.state.players[seat];
  for (const { building, effect } of game.rules.onTileGained) {
    if (player.staff[building] > 0) effect(game, seat, tile, source);
  }
}
