import type { Theme } from '#app/ui/tokens/themes';
import type { Drawing } from './drawing';

export type ArtProps = Readonly<{
  size?: number;
  /** Spoken name. Without it the picture is decoration and hidden from screen readers. */
  label?: string;
  /** Prints everything that is ink in this colour, for a glyph on a coloured ground. */
  tint?: string;
  /** The colour of the paper, if the ground is not the usual surface. */
  ground?: string;
}>;

/** `width` and `height` are the block's own measures where it is not square. */
export type PrintProps = ArtProps & Readonly<{ drawing: Drawing; width?: number; height?: number }>;

export const USUAL_SIZE = 32;

/** Below this size fine marks turn to dirt and the key line must be heavier to hold. */
const SMALL = 28;
const SMALL_LINE = 1.25;

export const isSmall = (size: number) => size < SMALL;

/** A mark with its colours, ready for whatever draws it. */
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
