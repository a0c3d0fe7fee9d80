import { gouge, gouges, type Point } from '#app/art/drawing/cuts';
import { block, drawing, fine, shade, shine } from '#app/art/drawing/drawing';

const veins: readonly (readonly [Point, Point])[] = [
  [
    [23, 38],
    [12, 32.5],
  ],
  [
    [22.5, 31],
    [10, 24],
  ],
  [
    [23, 24],
    [13, 16.5],
  ],
  [
    [24, 16],
    [18, 10.5],
  ],
  [
    [24, 37],
    [34, 29.5],
  ],
  [
    [23.5, 30],
    [36, 21],
  ],
  [
    [24, 22.5],
    [35, 13.5],
  ],
];

/** One broad cured leaf. */
export const tobacco = drawing(
  block(
    'bark',
    'M24 46C23.5 44 23.5 42.5 23.5 41C14 41 6 34 6.5 25C7 16 14 7 28 2C27.5 4.5 29 6 31 7.5C37 11 41.5 17 40.5 25C39.5 34 34 40 26 41C26 43 26.5 44.5 27 46Z',
  ),
  shade(gouge([25, 44], [27.5, 5], 3.2)),
  shade(veins.map(([from, to]) => gouge(from, to, 2)).join('')),
  shine(gouges([9.5, 27, 15, 30], [14, 12.5, 18, 15], 3, 1.7)),
  fine(shade(gouges([39.5, 24, 36, 24.5], [31.5, 38, 29, 36], 6, 1.7))),
);
