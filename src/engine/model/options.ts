import type { Building } from './ids';

export const EDITIONS = ['classic', '1897'] as const;
export type Edition = (typeof EDITIONS)[number];

export const EXPANSIONS = ['newBuildings', 'nobles'] as const;
export type Expansion = (typeof EXPANSIONS)[number];

export const VARIANTS = [
  'swapFactoryUniversity',
  'cornStartMinusOne',
  'jewelerCap',
  'noVillaWithJeweler',
  'noHaciendaWithSawmill',
  'openScores',
  'randomFirstPlayer',
  'simultaneousMayor',
  'corrections2026',
] as const;
export type Variant = (typeof VARIANTS)[number];
export type Variants = Readonly<Record<Variant, boolean>>;

export const DEFAULT_VARIANTS: Variants = {
  swapFactoryUniversity: false,
  cornStartMinusOne: false,
  jewelerCap: false,
  noVillaWithJeweler: false,
  noHaciendaWithSawmill: false,
  openScores: false,
  randomFirstPlayer: false,
  simultaneousMayor: true,
  corrections2026: false,
};

export const SEAT_KINDS = ['human', 'bot'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];
export interface SeatOptions {
  readonly name: string;
  readonly kind: SeatKind;
}

/** How the building board is filled when expansion buildings are in play (X1-1). */
export type BoardChoice = 'draft' | 'random' | readonly Building[];

/** What players agree on before a game. Never changes during it. */
export interface GameOptions {
  readonly edition: Edition;
  readonly seats: readonly SeatOptions[];
  readonly expansions: readonly Expansion[];
  readonly variants: Variants;
  readonly board: BoardChoice;
  readonly seed: string;
}

/** What a caller must say; everything else has a default. */
export interface GameRequest {
  readonly seats: readonly SeatOptions[];
  readonly seed: string;
  readonly edition?: Edition;
  readonly expansions?: readonly Expansion[];
  readonly variants?: Partial<Variants>;
  readonly board?: BoardChoice;
}
