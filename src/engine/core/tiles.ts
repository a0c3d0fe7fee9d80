import type { DiscardableTile } from '../model/actions';
import type { TileSource } from '../model/events';
import type { Game } from '../model/game';
import { type Building, GOODS, type Good, type Seat, type StaffedTile, Tile } from '../model/ids';
import type { Player } from '../model/state';
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
  for (let i = 0; i < GOODS.length; i++) {
    const good = i as Good;
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
  const hooks = game.rules.onTileDrawn;
  for (let i = 0; i < hooks.length; i++) {
    const { building, effect } = hooks[i] as (typeof hooks)[number];
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
  const hooks = game.rules.onTileGained;
  for (let i = 0; i < hooks.length; i++) {
    const { building, effect } = hooks[i] as (typeof hooks)[number];
    if (player.staff[building] > 0) effect(game, seat, tile, source);
  }
}

/** Plantations and forests that a player could give up. */
export function discardableTiles(player: Player): DiscardableTile[] {
  const own: DiscardableTile[] = GOODS.filter((good) => player.tiles[good] > 0);
  return sum(player.forests) > 0 ? [...own, Tile.forest] : own;
}

/** A tile goes to the discard, an empty one if there is one; else its colonist goes home. */
export function discardTile(
  game: Game,
  seat: Seat,
  tile: DiscardableTile,
  coins: number,
  by: Building,
): void {
  const player = game.state.players[seat];
  const kind = tile === Tile.forest ? anyForest(player) : tile;
  if (tile === Tile.forest) player.forests[kind]--;
  else player.tiles[kind]--;
  if (tile !== Tile.forest && player.workers[kind] > player.tiles[kind]) {
    player.workers[kind]--;
    player.sanJuan++;
  }
  game.state.discard[kind]++;
  player.coins += coins;
  game.events?.push({ type: 'tileDiscarded', seat, tile, coins, by });
}

/** Forests are alike, so the first kind that there is goes back. */
function anyForest(player: Player): Good {
  return GOODS.find((good) => player.forests[good] > 0) ?? 0;
}
