import type { OptionSpec } from '#engine/core/module';

export const EDITIONS = ['classic', '1897'] as const;
export type Edition = (typeof EDITIONS)[number];

export const BASE_VARIANTS = {
  swapFactoryUniversity: false,
  cornStartMinusOne: false,
  openScores: false,
  randomFirstPlayer: false,
  simultaneousMayor: true,
  corrections2026: false,
};
export type BaseVariant = keyof typeof BASE_VARIANTS;

/** Variants that only one edition has. */
const EDITION_OF: ReadonlyMap<string, Edition> = new Map([['corrections2026', '1897']]);

/** V-10: whether a game of the edition may be begun with the variant. */
export function isForEdition(variant: string, edition: Edition): boolean {
  return (EDITION_OF.get(variant) ?? edition) === edition;
}

/** The variants without those of another edition. */
export function variantsIn(
  edition: Edition,
  variants: Readonly<Record<string, boolean>>,
): Record<string, boolean> {
  return Object.fromEntries(
    Object.entries(variants).filter(([name]) => isForEdition(name, edition)),
  );
}

export const BASE_SEAT_KINDS = ['person', 'bot'] as const;
export type SeatKind = 'person' | 'bot' | 'puertoma';
export interface SeatOptions {
  readonly name: string;
  readonly kind: SeatKind;
}

/** How the building board is filled when modules add buildings: a list has their names (X1-1). */
export type BoardChoice = 'draft' | 'random' | readonly string[];

/** Chosen before a game and constant during it. */
export interface BaseOptions {
  readonly edition: Edition;
  readonly seats: readonly SeatOptions[];
  readonly expansions: readonly string[];
  readonly variants: Readonly<Record<BaseVariant, boolean>> & Readonly<Record<string, boolean>>;
  readonly board: BoardChoice;
  readonly seed: string;
}

const isText = (value: unknown) => typeof value === 'string';

export const BASE_OPTIONS: Readonly<Record<'edition' | 'board', OptionSpec>> = {
  edition: {
    fits: (value) => EDITIONS.some((edition) => edition === value),
    defaultValue: 'classic',
    shapesRules: true,
  },
  board: {
    fits: (value) =>
      value === 'draft' || value === 'random' || (Array.isArray(value) && value.every(isText)),
    defaultValue: 'draft',
    shapesRules: false,
  },
};
