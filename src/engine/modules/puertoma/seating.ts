import { at, keyAt, type Seat } from '#engine/core/ids';
import { BaseRole, GOODS, type Good } from '#engine/modules/base/ids';
import { Box } from './actionBoard';
import type { SeatingReason, Side } from './events';
import { type Board, boardOf, type Game } from './game';
import { isShownByGoal } from './goals';
import { freeUnder } from './places';
import { type Card, isNotEmpty, randomPick } from './resolutionDeck';
import { moveTokenAfter } from './token';

/** Colonists come to a Puertoma's board one by one (P-11), and a placed one never moves. */

interface Spot {
  readonly good: Good;
  readonly side: Side;
}
const SIDES: readonly Side[] = [0, 1];

/** Tiles with a free circle, the best kind first, left before right. */
function inactiveTiles(board: Board): Spot[] {
  const spots: Spot[] = [];
  for (let i = GOODS.length - 1; i >= 0; i--) {
    const good = keyAt(GOODS, i);
    for (let s = 0; s < SIDES.length; s++) {
      const side = at(SIDES, s);
      if (freeUnder(board, good, side) > 0) spots.push({ good, side });
    }
  }
  return spots;
}

/** Seats new colonists, the special ones first. */
export function gainColonists(game: Game, seat: Seat, count: number, special: number): void {
  game.state.players[seat].special += special;
  for (let i = 0; i < count; i++) seatOne(game, seat, i < special);
  if (game.state.role === BaseRole.mayor) boardOf(game, seat).newcomers += count;
  if (count > 0) moveTokenAfter(game, seat, Box.mayor);
}

/** An ordinary colonist from the supply, if there is one. */
export function takeFromSupply(game: Game, seat: Seat): void {
  if (game.state.colonists === 0) return;
  game.state.colonists--;
  gainColonists(game, seat, 1, 0);
}

function seatOne(game: Game, seat: Seat, special: boolean): void {
  const board = boardOf(game, seat);
  const { spot, card, reason } = seatingFor(game, board);
  if (spot === null) board.idle++;
  else if (spot.side === 0) board.left[spot.good]++;
  else board.right[spot.good]++;
  const { good, side } = spot ?? { good: null, side: null };
  game.events?.push({ type: 'puertomaSeats', seat, good, side, special, card, reason });
}

interface Seating {
  readonly spot: Spot | null;
  readonly card: Card | null;
  readonly reason: SeatingReason;
}

/** P-19: a tile whose good an open goal shows, by a random pick; else P-11. */
function seatingFor(game: Game, board: Board): Seating {
  const spots = inactiveTiles(board);
  const shown = spots.filter(({ good }) => isShownByGoal(game, good)).sort(byKindAndSide);
  if (isNotEmpty(shown)) {
    const { option, card } = randomPick(game, shown);
    return { spot: option, card, reason: 'goal' };
  }
  const free = (spot: Spot) => freeUnder(board, spot.good, spot.side);
  const fewest = Math.min(...spots.map(free));
  const tied = spots.filter((spot) => free(spot) === fewest);
  return { spot: tied[0] ?? null, card: null, reason: reasonFor(spots, tied) };
}

const byKindAndSide = (a: Spot, b: Spot) => a.good - b.good || a.side - b.side;

function reasonFor(spots: readonly Spot[], tied: readonly Spot[]): SeatingReason {
  if (spots.length === 0) return 'allActive';
  if (spots.length === 1) return 'only';
  if (tied.length === 1) return 'fewest';
  return tied.some(({ good }) => good !== tied[0]?.good) ? 'bestKind' : 'left';
}
