import { useTheme } from '#app/ui/theme/theme';
import { type PlayerColorName, type PlayerShape, playerColors } from '#app/ui/tokens/players';
import { Art, type ArtProps } from './drawing/Art';
import { disc, polygon, roundRect } from './drawing/cuts';
import { type Drawing, drawing, ink, line } from './drawing/drawing';

/** The outlines of the marks, in a square of 48. */
export const markOutlines: Readonly<Record<PlayerShape, string>> = {
  diamond: polygon([24, 3], [45, 24], [24, 45], [3, 24]),
  disc: disc(24, 24, 19.5),
  triangle: polygon([24, 4], [46, 42], [2, 42]),
  square: roundRect(6.5, 6.5, 35, 35, 2),
  star: polygon(
    [24, 2],
    [30.2, 16],
    [45.5, 17.5],
    [34, 27.7],
    [37.3, 43],
    [24, 35],
    [10.7, 43],
    [14, 27.7],
    [2.5, 17.5],
    [17.8, 16],
  ),
};

// The outlines have an entry for every shape, so the marks have one too.
const marks = Object.fromEntries(
  Object.entries(markOutlines).map(([shape, d]) => [shape, drawing(ink(d), line(d, 3))]),
) as Readonly<Record<PlayerShape, Drawing>>;

/** A mark with the colour and shape of a seat. */
export function PlayerMark({
  color,
  ...art
}: Omit<ArtProps, 'tint'> & Readonly<{ color: PlayerColorName }>) {
  const { name } = useTheme();
  const { shape, tones } = playerColors[color];
  return <Art drawing={marks[shape]} tint={tones[name].solid} {...art} />;
}
