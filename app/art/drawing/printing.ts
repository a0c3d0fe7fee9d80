import type { Theme } from '#app/ui/tokens/themes';
import type { Drawing } from './drawing';

export type ArtProps = Readonly<{
  size?: number;
  /** Name for screen readers. A picture without one is hidden from them. */
  label?: string;
  /** Replaces the ink colour, for a glyph on a coloured background. */
  tint?: string;
  /** Paper colour, if the background is not the usual surface. */
  ground?: string;
}>;

/** `width` and `height` are the drawing's size if it is not square. */
export type PrintProps = ArtProps & Readonly<{ drawing: Drawing; width?: number; height?: number }>;

export const USUAL_SIZE = 32;

/** Below this size fine marks are left out and outlines are heavier. */
const SMALL = 28;
const SMALL_LINE = 1.25;

export const isSmall = (size: number) => size < SMALL;

/** A mark with its final colours. */
export type Printed = Readonly<{ d: string; fill: string; stroke?: string; width?: number }>;

export function printed(
  drawing: Drawing,
  { inks }: Theme,
  { size = USUAL_SIZE, tint, ground }: ArtProps,
): Printed[] {
  const small = isSmall(size);
  const colours = { ...inks, ...(tint && { ink: tint }), ...(ground && { paper: ground }) };
  return drawing
    .filter((mark) => !(small && mark.fine))
    .map(({ d, fill, stroke, width }) => ({
      d,
      fill: fill ? colours[fill] : 'none',
      stroke: stroke && colours[stroke],
      width: width && width * (small ? SMALL_LINE : 1),
    }));
}
