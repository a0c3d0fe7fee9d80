import type { HiddenLine, KnownScore } from '#engine';

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

type Line = KnownScore['lines'][number];
type Lines = Pick<KnownScore, 'lines'>;

/**
 * Each large building and each module has its own score lines. All lines of large buildings form
 * one category, and so do all lines of a module.
 */
const categoryOf = ({ module, line }: HiddenLine): Category => {
  if (module === 'puertoma') return BUILDING_LINES.includes(line) ? 'buildings' : 'puertoma';
  return CATEGORIES.find((name) => name === line || name === module) ?? 'bonuses';
};

/** Score lines of a Puertoma's buildings, which count as buildings (P-16). */
const BUILDING_LINES: readonly string[] = ['smallBuildings', 'largeBuildings'];

export function linesIn(category: Category, { lines }: Lines): readonly Line[] {
  return lines.filter((line) => categoryOf(line) === category);
}

export function pointsIn(category: Category, score: Lines): number {
  return linesIn(category, score).reduce((sum, { points }) => sum + points, 0);
}

export function isHiddenIn(category: Category, { hidden }: Pick<KnownScore, 'hidden'>): boolean {
  return hidden.some((line) => categoryOf(line) === category);
}
