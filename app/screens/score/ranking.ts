import { type GameState, type SeatScore, score } from '#engine';

/** Scores, best first. Equal ranks stay in seat order. */
export function ranking(state: GameState): SeatScore[] {
  return score(state).sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** Groups of players with the same total, decided by EN-5. */
export function ties(ranked: readonly SeatScore[]): SeatScore[][] {
  const totals = [...new Set(ranked.map(({ total }) => total))];
  return totals
    .map((total) => ranked.filter((score) => score.total === total))
    .filter((group) => group.length > 1);
}
