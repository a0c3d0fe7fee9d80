import type { SeatKind } from '#engine';
import type { BotLevel } from '#protocol/limits';

/** Colours of seats. The app gives each of them shades and a shape. */
export const SEAT_COLORS = ['indigo', 'terracotta', 'seaGreen', 'cornGold', 'hibiscus'] as const;
export type SeatColor = (typeof SEAT_COLORS)[number];

/** The player at a seat, with the settings of this device. */
export interface SeatSetup {
  readonly name: string;
  readonly kind: SeatKind;
  readonly color: SeatColor;
  /** Used only for bots. Persons keep it, so that a seat can be switched back and forth. */
  readonly level: BotLevel;
}
