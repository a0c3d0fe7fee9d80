import type { Counts } from '#engine';

/** How likely something comes about before the game ends, fitted to games of bots. */

/** What is known of it: all from 0 to about 1. */
export interface Prospect {
  /** How much of it there is already. */
  near: number;
  /** How much the board does for it. */
  board: number;
}

/** What the weights of a likelihood stand for. */
export const TERMS = ['any', 'near', 'nearCubed', 'board', 'rounds', 'nearLater', 'boardLater'];

type Term = 0 | 1 | 2 | 3 | 4 | 5 | 6;
export type Fit = Readonly<Counts<Term>>;

const DEFAULT_FIT: Fit = [-1, 1, 0, 0, 0, 0, 0];

/** From what is stored by name; what nothing was learnt about happens now and then. */
export function fitFrom(stored: readonly number[] | undefined): Fit {
  if (stored === undefined) return DEFAULT_FIT;
  const [any = 0, near = 0, nearCubed = 0, board = 0, rounds = 0, nearLater = 0, late = 0] = stored;
  return [any, near, nearCubed, board, rounds, nearLater, late];
}

/** The numbers that the weights are multiplied with. */
export function termsOf({ near, board }: Prospect, rounds: number): Counts<Term> {
  const later = rounds / 10;
  return [1, near, near * near * near, board, later, near * later, board * later];
}

/** From 0 to 1. */
export function probability(fit: Fit, { near, board }: Prospect, rounds: number): number {
  const later = rounds / 10;
  // Spelled out: a search asks this all the time.
  const sum =
    fit[0] +
    near * (fit[1] + near * near * fit[2] + later * fit[5]) +
    board * (fit[3] + later * fit[6]) +
    later * fit[4];
  return 1 / (1 + Math.exp(-sum));
}
