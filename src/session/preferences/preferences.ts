import * as v from 'valibot';
import {
  type BoardChoice,
  DIFFICULTIES,
  type Difficulty,
  EDITIONS,
  type Edition,
  EXPANSIONS,
  type Expansion,
  VARIANTS,
  type Variants,
  variantsIn,
} from '#engine';
import { BOT_LEVELS } from '#protocol/limits';
import { SHARINGS, type Sharing } from '#session/local/sharing';
import { oneOf, parseJson, textOr } from '#session/saves/reading';
import { SEAT_COLORS, type SeatSetup } from '#session/seats';
import { NO_RECORD, type SoloRecord, soloRecord } from './soloRecord';

export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = ['off', 'fast', 'normal'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Settings of the last new game, offered again for the next. */
export interface NewGameChoice {
  /** All five seats, so that unused ones keep their names and colours. */
  readonly seats: readonly SeatSetup[];
  readonly seatCount: number;
  readonly edition: Edition;
  readonly expansions: readonly Expansion[];
  readonly board: Extract<BoardChoice, string>;
  readonly variants: Partial<Variants>;
  /** How several people share this device. */
  readonly sharing: Sharing;
  /** Number of Puertomas, which have the last seats. */
  readonly puertomas: 0 | 1 | 2;
  readonly difficulty: Difficulty;
}

export interface Preferences {
  /** A language tag; null for the device's language. */
  readonly language: string | null;
  readonly theme: (typeof THEMES)[number];
  readonly animation: Speed;
  readonly sounds: boolean;
  readonly haptics: boolean;
  /** Number of finished steps of each lesson. */
  readonly lessons: Readonly<Record<string, number>>;
  /** Whether tips are shown while playing. */
  readonly coach: boolean;
  readonly tipsSeen: readonly string[];
  /** Whether the form for a new game shows all settings or only the seats. */
  readonly moreChoices: boolean;
  /** Null until the first game. */
  readonly newGame: NewGameChoice | null;
  readonly solo: SoloRecord;
}

export const DEFAULT_PREFERENCES: Preferences = {
  language: null,
  theme: 'system',
  animation: 'normal',
  sounds: true,
  haptics: true,
  lessons: {},
  coach: false,
  tipsSeen: [],
  moreChoices: false,
  newGame: null,
  solo: NO_RECORD,
};

const booleanOr = (otherwise: boolean) => v.fallback(v.boolean(), otherwise);

const seat = v.object({
  name: textOr(''),
  kind: oneOf(['person', 'bot'], 'bot'),
  color: v.fallback(v.nullable(v.picklist(SEAT_COLORS)), null),
  level: oneOf(BOT_LEVELS, 'medium'),
});

const wholeChoice = v.object({
  seats: v.pipe(
    v.array(seat),
    v.transform((seats) =>
      seats.map((it, at): SeatSetup => ({ ...it, color: it.color ?? SEAT_COLORS[at] ?? 'indigo' })),
    ),
  ),
  seatCount: oneOf([2, 3, 4, 5], 4),
  edition: oneOf(EDITIONS, 'classic'),
  expansions: v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((chosen) => EXPANSIONS.filter((expansion) => chosen.includes(expansion))),
  ),
  board: oneOf(['draft', 'random'], 'draft'),
  sharing: oneOf(SHARINGS, 'open'),
  puertomas: oneOf([0, 1, 2], 0),
  difficulty: oneOf(DIFFICULTIES, 'normal'),
  variants: v.pipe(
    v.fallback(v.record(v.string(), v.unknown()), {}),
    v.transform(
      (chosen): Partial<Variants> =>
        Object.fromEntries(
          VARIANTS.filter((name) => typeof chosen[name] === 'boolean').map((name) => [
            name,
            chosen[name],
          ]),
        ),
    ),
  ),
});

/** Drops variants of the other edition (V-10). */
const choice = v.pipe(
  wholeChoice,
  v.transform(({ variants, ...rest }) => ({
    ...rest,
    variants: variantsIn(rest.edition, variants),
  })),
);

const { theme, animation, sounds, haptics, coach, moreChoices } = DEFAULT_PREFERENCES;
/** Each missing or invalid field gets its default value. */
const preferences = v.object({
  language: v.fallback(v.nullable(v.string()), null),
  theme: oneOf(THEMES, theme),
  animation: oneOf(SPEEDS, animation),
  sounds: booleanOr(sounds),
  haptics: booleanOr(haptics),
  lessons: v.fallback(v.record(v.string(), v.number()), {}),
  coach: booleanOr(coach),
  tipsSeen: v.fallback(v.array(v.string()), []),
  moreChoices: booleanOr(moreChoices),
  newGame: v.fallback(v.nullable(choice), null),
  solo: soloRecord,
});

export function readPreferences(text: string | null): Preferences {
  const read = v.safeParse(preferences, parseJson(text ?? ''));
  return read.success ? read.output : DEFAULT_PREFERENCES;
}
