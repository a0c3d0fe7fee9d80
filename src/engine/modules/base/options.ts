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

export const BASE_SEAT_KINDS = ['human', 'bot'] as const;
export type SeatKind = 'human' | 'bot' | 'puertoma';
export interface SeatOptions {
  readonly name: string;
  readonly kind: SeatKind;
}

/** How the building board is filled when modules add buildings: a list has their names (X1-1). */
export type BoardChoice = 'draft' | 'random' | readonly string[];

/** What players agree on before a game. Never changes during it. */
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
    missing: 'classic',
    shapesRules: true,
  },
  board: {
    fits: (value) =>
      value === 'draft' || value === 'random' || (Array.isArray(value) && value.every(isText)),
    missing: 'draft',
    shapesRules: false,
  },
};
