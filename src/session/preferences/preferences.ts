import {
  type BoardChoice,
  EDITIONS,
  type Edition,
  EXPANSIONS,
  type Expansion,
  VARIANTS,
  type Variants,
} from '../../engine';
import { isRecord, oneOf, parseRecord, textOr } from '../saves/reading';
import { BOT_LEVELS, SEAT_COLORS, type SeatSetup } from '../seats';

export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = ['off', 'fast', 'normal'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What was chosen for the last game, to be offered again for the next. */
export interface NewGameChoice {
  /** All five, so that names and colours are remembered beyond the seats in play. */
  readonly seats: readonly SeatSetup[];
  readonly seatCount: number;
  readonly edition: Edition;
  readonly expansions: readonly Expansion[];
  readonly board: Extract<BoardChoice, string>;
  readonly variants: Partial<Variants>;
}

export interface Preferences {
  /** A language tag, or null for the device's own. */
  readonly language: string | null;
  readonly theme: (typeof THEMES)[number];
  readonly animation: Speed;
  readonly sounds: boolean;
  readonly haptics: boolean;
  /** Null until the first game. */
  readonly newGame: NewGameChoice | null;
}

export const DEFAULT_PREFERENCES: Preferences = {
  language: null,
  theme: 'system',
  animation: 'normal',
  sounds: true,
  haptics: true,
  newGame: null,
};

const isOn = (value: unknown, otherwise: boolean) =>
  typeof value === 'boolean' ? value : otherwise;

/** Reads what was stored, field by field: what is missing or strange becomes the default. */
export function readPreferences(text: string | null): Preferences {
  const json = parseRecord(text ?? '') ?? {};
  const defaults = DEFAULT_PREFERENCES;
  return {
    language: typeof json.language === 'string' ? json.language : null,
    theme: oneOf(THEMES, json.theme, defaults.theme),
    animation: oneOf(SPEEDS, json.animation, defaults.animation),
    sounds: isOn(json.sounds, defaults.sounds),
    haptics: isOn(json.haptics, defaults.haptics),
    newGame: readChoice(json.newGame),
  };
}

function readChoice(json: unknown): NewGameChoice | null {
  if (!isRecord(json) || !Array.isArray(json.seats)) return null;
  const seats = json.seats.filter(isRecord).map(readSeat);
  const { expansions, variants } = json;
  return {
    seats,
    seatCount: oneOf([2, 3, 4, 5], json.seatCount, 4),
    edition: oneOf(EDITIONS, json.edition, 'classic'),
    expansions: EXPANSIONS.filter(
      (expansion) => Array.isArray(expansions) && expansions.includes(expansion),
    ),
    board: oneOf(['draft', 'random'] as const, json.board, 'draft'),
    variants: Object.fromEntries(
      VARIANTS.flatMap((variant) => {
        const on = isRecord(variants) ? variants[variant] : undefined;
        return typeof on === 'boolean' ? [[variant, on]] : [];
      }),
    ),
  };
}

function readSeat(json: Record<string, unknown>, seat: number): SeatSetup {
  return {
    name: textOr(json.name, ''),
    kind: oneOf(['human', 'bot'] as const, json.kind, 'bot'),
    color: oneOf(SEAT_COLORS, json.color, SEAT_COLORS[seat] ?? 'indigo'),
    level: oneOf(BOT_LEVELS, json.level, 'medium'),
  };
}
