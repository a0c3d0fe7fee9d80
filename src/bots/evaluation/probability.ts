import type { Counts } from '#engine';

/** The probability that a goal or card is reached before the game ends, fitted to games of bots. */

/** Inputs of a fit, from 0 to about 1. */
export interface Prospect {
  /** The progress so far. */
  near: number;
  /** How much the seat's board helps. */
  board: number;
}

/** The terms of a fit. */
export const TERMS = ['any', 'near', 'nearCubed', 'board', 'rounds', 'nearLater', 'boardLater'];

type Term = 0 | 1 | 2 | 3 | 4 | 5 | 6;
export type Fit = Readonly<Counts<Term>>;

const DEFAULT_FIT: Fit = [-1, 1, 0, 0, 0, 0, 0];

/** A goal or card without a stored fit gets a default. */
export function fitFrom(stored: readonly number[] | undefined): Fit {
  if (stored === undefined) return DEFAULT_FIT;
  const [any = 0, near = 0, nearCubed = 0, board = 0, rounds = 0, nearLater = 0, late = 0] = stored;
  return [any, near, nearCubed, board, rounds, nearLater, late];
}

export function termsOf({ near, board }: Prospect, rounds: number): Counts<Term> {
  const later = rounds / 10;
  return [1, near, near * near * near, board, later, near * later, board * later];
}

/** From 0 to 1. */
export function probability(fit: Fit, { near, board }: Prospect, rounds: number): number {
  const later = rounds / 10;
  // Written out for speed: a search calls this often.
  const sum =
    fit[0] +
    near * (fit[1] + near * near * fit[2] + later * fit[5]) +
    board * (fit[3] + later * fit[6]) +
    later * fit[4];
  return 1 / (1 + Math.exp(-sum));
}
