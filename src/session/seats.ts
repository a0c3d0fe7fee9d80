import type { SeatKind } from '#engine';
import type { BotLevel } from '#protocol/limits';

/** The colours a seat can have; the app gives each its tones and its shape. */
export const SEAT_COLORS = ['indigo', 'terracotta', 'seaGreen', 'cornGold', 'hibiscus'] as const;
export type SeatColor = (typeof SEAT_COLORS)[number];

/** Who sits at a seat, as this device shows and drives it. */
export interface SeatSetup {
  readonly name: string;
  readonly kind: SeatKind;
  readonly color: SeatColor;
  /** Read for bots only, kept for persons so that a seat can be switched back and forth. */
  readonly level: BotLevel;
}
