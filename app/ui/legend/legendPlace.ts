import type { Place } from '#app/ui/base/lastPress';
import { space } from '#app/ui/tokens/scale';

type Size = Readonly<{ width: number; height: number }>;

/** Position of the card: above or below the element, where there is more room. */
export type LegendPlace = Readonly<
  { left: number; width: number; maxHeight: number } & ({ top: number } | { bottom: number })
>;

const MARGIN = space.s;
const WIDEST = 320;

export function legendPlace(thing: Place, window: Size, textScale: number): LegendPlace {
  const width = Math.min(WIDEST * textScale, window.width - 2 * MARGIN);
  const middle = thing.x + thing.width / 2 - width / 2;
  const left = Math.max(MARGIN, Math.min(middle, window.width - MARGIN - width));
  const above = thing.y - 2 * MARGIN;
  const below = window.height - thing.y - thing.height - 2 * MARGIN;
  return above >= below
    ? { left, width, maxHeight: above, bottom: window.height - thing.y + MARGIN }
    : { left, width, maxHeight: below, top: thing.y + thing.height + MARGIN };
}
