import { type GameState, type SeatScore, score } from '#engine';

/** The columns of a score sheet, in the order in which they are stacked. */
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
 * What an occupied large building brings is in a line of its name, what a module brings in lines of
 * the module: all of each are one column.
 */
const columnOf = ({ module, line }: Line): Category => {
  if (module === 'puertoma') return BUILDING_LINES.includes(line) ? 'buildings' : 'puertoma';
  return CATEGORIES.find((name) => name === line || name === module) ?? 'bonuses';
};

/** P-16: what a Puertoma's buildings score stands in the column of everybody's. */
const BUILDING_LINES: readonly string[] = ['smallBuildings', 'largeBuildings'];

export function linesIn(category: Category, { lines }: SeatScore): readonly Line[] {
  return lines.filter((line) => columnOf(line) === category);
}

export function pointsIn(category: Category, score: SeatScore): number {
  return linesIn(category, score).reduce((sum, { points }) => sum + points, 0);
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
