import { gouges, polygon, rect, teeth } from '#app/art/drawing/cuts';
import { block, drawing, fine, flat, ink, line, shade } from '#app/art/drawing/drawing';
import { ground } from './parts';

/** A banded tower and its beams. */
export const lighthouse = drawing(
  block('lime', polygon([17, 41], [20, 16], [30, 16], [33, 41])),
  flat('clay', polygon([18.7, 27], [19.5, 21], [30.5, 21], [31.3, 27])),
  flat('clay', polygon([17.5, 38], [18.2, 32], [31.8, 32], [32.5, 38])),
  fine(shade(teeth([30.2, 18], [33, 40], 6, -4, 0))),
  line(polygon([17, 41], [20, 16], [30, 16], [33, 41])),
  block('gold', rect(20, 9, 10, 7)),
  block('clay', polygon([18, 9], [25, 3], [32, 9])),
  line('M17 16.5H33', 2.6),
  ink(gouges([18, 10.5, 4, 6], [18, 14.5, 4, 17], 3, 2.2)),
  ink(gouges([32, 10.5, 46, 6], [32, 14.5, 46, 17], 3, 2.2)),
  block('stone', 'M6 45C9 41 13 40 18 40.5H34C39 40.5 42 42 44 45Z'),
  ground(),
);
