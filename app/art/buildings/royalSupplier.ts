import { disc, polygon, rect, teeth } from '#app/art/drawing/cuts';
import { block, drawing, fine, groove, ink, line, shade } from '#app/art/drawing/drawing';
import { ground } from './parts';

const wheel = (x: number) => [
  block('gold', disc(x, 38, 6.5)),
  line(`M${x - 6} 38H${x + 6}M${x} 32V44`, 1.5),
  ink(disc(x, 38, 1.8)),
];

/** A covered wagon under the crown. */
export const royalSupplier = drawing(
  block('lime', 'M6 30C5 19 9 11 14 10H34C39 11 43 19 42 30Z'),
  groove('M15 10C12.5 16 12 24 12.5 30M24 10V30M33 10C35.5 16 36 24 35.5 30', 1.5),
  fine(shade(teeth([41, 17], [42, 29], 4, -5, 0))),
  block(
    'gold',
    polygon([18.5, 10], [17.5, 2.5], [21.5, 5.5], [24, 1.5], [26.5, 5.5], [30.5, 2.5], [29.5, 10]),
  ),
  block('bark', rect(4, 29, 40, 7)),
  wheel(12.5),
  wheel(35.5),
  ground(),
);
