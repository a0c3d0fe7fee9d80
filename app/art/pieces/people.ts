import { disc, ellipse, polygon, rect, teeth } from '#app/art/drawing/cuts';
import { block, drawing, fine, groove, shade } from '#app/art/drawing/drawing';

const SHOULDERS = 'M7.5 46C7.5 34 13 28 24 28C35 28 40.5 34 40.5 46Z';
const shadow = fine(shade(teeth([38, 34], [40.5, 46], 4, -7, -0.5)));

/** A field hand in a straw hat. */
export const colonist = drawing(
  block('sea', SHOULDERS),
  shadow,
  block('bark', ellipse(24, 21, 7.5, 9)),
  block('gold', 'M15 14C15 6 18.5 2.5 24 2.5C29.5 2.5 33 6 33 14Z'),
  block('gold', ellipse(24, 14.5, 17, 4)),
  fine(groove('M15.6 11C20 13 28 13 32.4 11', 1.8)),
);

/** A person of rank: tall hat, coat and shirt front. */
export const noble = drawing(
  block('plum', SHOULDERS),
  shadow,
  block('chalk', polygon([17, 29.5], [31, 29.5], [24, 43])),
  shade(polygon([20, 31], [28, 31], [24, 35]) + disc(24, 38.5, 1.3)),
  block('bark', ellipse(24, 22, 7, 8.5)),
  block('indigo', rect(15, 2, 18, 13)),
  groove('M15 11H33', 2.4),
  block('indigo', ellipse(24, 15.5, 15.5, 2.6)),
);
