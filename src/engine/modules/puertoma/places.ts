import { at, keyAt, type Seat } from '#engine/core/ids';
import type { BuildingSpec } from '#engine/modules/base/building';
import { type Building, GOODS, type Good } from '#engine/modules/base/ids';
import { LEVELS, type Level, TOP_LEVEL } from './abilities';
import type { Side } from './events';
import type { Board, Game } from './game';

/** The places on a Puertoma's board, and the free ones (P-2). */

/** Circles under a tile of each kind. */
const CIRCLES: readonly number[] = [1, 2, 2, 3, 3];
export const PLACES_PER_KIND = 2;
export const PLACES_PER_LEVEL = 2;

export function circlesUnder(good: Good): number {
  return at(CIRCLES, good);
}

export function colonistsUnder(board: Board, good: Good, side: Side): number {
  return side === 0 ? board.left[good] : board.right[good];
}

/** Free circles of a tile; 0 without a tile. */
export function freeUnder(board: Board, good: Good, side: Side): number {
  if (board.tiles[good] <= side) return 0;
  return at(CIRCLES, good) - colonistsUnder(board, good, side);
}

export function isActive(board: Board, good: Good, side: Side): boolean {
  return board.tiles[good] > side && freeUnder(board, good, side) === 0;
}

/** P-12 */
export function activeTiles(board: Board, good: Good): number {
  return (isActive(board, good, 0) ? 1 : 0) + (isActive(board, good, 1) ? 1 : 0);
}

/** P-11: the most free circles under one tile. */
export function mostFreeCircles(board: Board): number {
  let most = 0;
  for (let i = 0; i < GOODS.length; i++) {
    const good = keyAt(GOODS, i);
    most = Math.max(most, freeUnder(board, good, 0), freeUnder(board, good, 1));
  }
  return most;
}

export function freeCirclesOn(board: Board): number {
  let free = 0;
  for (let i = 0; i < GOODS.length; i++) {
    const good = keyAt(GOODS, i);
    free += freeUnder(board, good, 0) + freeUnder(board, good, 1);
  }
  return free;
}

export const hasFreeCircle = (board: Board): boolean => mostFreeCircles(board) > 0;

export function colonistsOn(board: Board): number {
  let count = board.idle;
  for (let i = 0; i < GOODS.length; i++) {
    const good = keyAt(GOODS, i);
    count += board.left[good] + board.right[good];
  }
  return count;
}

/** A building's level is its points. Every large one has the highest. */
export function levelOf({ spaces, vp }: Pick<BuildingSpec, 'spaces' | 'vp'>): Level {
  if (spaces === PLACES_PER_LEVEL) return TOP_LEVEL;
  return LEVELS.find((level) => level === vp - 1) ?? TOP_LEVEL;
}

export function builtOn(board: Board, level: Level): number {
  let count = 0;
  for (let i = 0; i < board.city.length; i++) if (at(board.city, i).level === level) count++;
  return count;
}

export function owns(board: Board, building: Building): boolean {
  for (let i = 0; i < board.city.length; i++) {
    if (at(board.city, i).building === building) return true;
  }
  return false;
}

/** P-15 */
export function isFull(board: Board): boolean {
  return LEVELS.every((level) => builtOn(board, level) >= PLACES_PER_LEVEL);
}

/** The order of buildings in random picks: by cost, then as in the tables (P-8). */
export function inOrder(game: Game, buildings: readonly Building[]): Building[] {
  const { specs } = game.rules;
  return [...buildings].sort((a, b) => specs[a].cost - specs[b].cost || a - b);
}

/** The highest kind that fits; null if none does. */
export function bestGood(fits: (good: Good) => boolean): Good | null {
  for (let i = GOODS.length - 1; i >= 0; i--) if (fits(keyAt(GOODS, i))) return keyAt(GOODS, i);
  return null;
}

/** Puertomas in the order of their seats. */
export function puertomaSeats(game: Game): Seat[] {
  return game.rules.seats.filter((seat) => game.state.puertoma?.boards[seat]);
}
