import { gouges, polygon, teeth } from '#app/art/drawing/cuts';
import { block, drawing, fine, groove, shade } from '#app/art/drawing/drawing';
import { bare, frame } from './ground';

/** A stepped face, with cut blocks at its foot. */
export const quarry = drawing(
  bare('sky'),
  block(
    'stone',
    'M1 20L8 12L15 14L20 6L29 5L34 11L41 9L47 15V41A6 6 0 0 1 41 47H7A6 6 0 0 1 1 41Z',
  ),
  shade(teeth([29, 6], [34, 24], 5, -6, 1.5)),
  shade(teeth([15, 15], [15, 26], 4, -6, 1)),
  groove('M1 27H16V20H32V27H47', 1.8),
  fine(shade(gouges([45, 17, 39.5, 25], [38, 14, 34.5, 22], 4, 1.8))),
  block('cream', polygon([5, 36], [17, 36], [17, 46], [5, 46])),
  block('cream', polygon([18, 34], [31, 34], [31, 46], [18, 46])),
  block('cream', polygon([11, 27], [24, 27], [24, 35.5], [11, 35.5])),
  block('cream', polygon([33, 37], [43, 37], [43, 46], [33, 46])),
  fine(shade(gouges([16, 38, 10.5, 38], [16, 44, 10.5, 44], 3, 1.8))),
  fine(shade(gouges([30, 37, 23.5, 37], [30, 44, 23.5, 44], 3, 1.8))),
  fine(shade(gouges([23, 29.5, 17, 29.5], [23, 33.5, 17, 33.5], 2, 1.8))),
  frame(),
);
