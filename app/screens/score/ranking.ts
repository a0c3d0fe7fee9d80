import { type GameState, type SeatScore, score } from '../../../src/engine';

/** The columns of a score sheet, in the order in which they are stacked. */
export const CATEGORIES = ['shipping', 'buildings', 'bonuses', 'nobles'] as const;
export type Category = (typeof CATEGORIES)[number];

export function pointsIn(category: Category, score: SeatScore): number {
  return category === 'bonuses'
    ? score.bonuses.reduce((sum, { points }) => sum + points, 0)
    : score[category];
}

/** Best first; who shares a place stays in seat order. */
export function ranking(state: GameState): SeatScore[] {
  return score(state).sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** Those with the same total, where there are several: EN-5 had to decide between them. */
export function ties(ranked: readonly SeatScore[]): SeatScore[][] {
  const totals = [...new Set(ranked.map(({ total }) => total))];
  return totals
    .map((total) => ranked.filter((score) => score.total === total))
    .filter((group) => group.length > 1);
}
