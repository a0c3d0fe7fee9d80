import { type GameState, type SeatScore, score } from '#engine';

/** Categories of a score sheet, in stacking order. */
export const CATEGORIES = [
  'shipping',
  'buildings',
  'bonuses',
  'nobles',
  'achievements',
  'puertoma',
] as const;
export type Category = (typeof CATEGORIES)[number];

type Line = SeatScore['lines'][number];

/**
 * Each large building and each module has its own score lines. All lines of large buildings form
 * one category, and so do all lines of a module.
 */
const columnOf = ({ module, line }: Line): Category => {
  if (module === 'puertoma') return BUILDING_LINES.includes(line) ? 'buildings' : 'puertoma';
  return CATEGORIES.find((name) => name === line || name === module) ?? 'bonuses';
};

/** Score lines of a Puertoma's buildings, which count as buildings (P-16). */
const BUILDING_LINES: readonly string[] = ['smallBuildings', 'largeBuildings'];

export function linesIn(category: Category, { lines }: SeatScore): readonly Line[] {
  return lines.filter((line) => columnOf(line) === category);
}

export function pointsIn(category: Category, score: SeatScore): number {
  return linesIn(category, score).reduce((sum, { points }) => sum + points, 0);
}

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
