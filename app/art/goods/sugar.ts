import { gouges, teeth } from '#app/art/drawing/cuts';
import { block, drawing, fine, flat, groove, shade } from '#app/art/drawing/drawing';

/** A sugarloaf in its paper. */
export const sugar = drawing(
  block(
    'chalk',
    'M24 3C26.5 3 27.5 5 28.5 8L39 42C39 45 31 46 24 46C17 46 9 45 9 42L19.5 8C20.5 5 21.5 3 24 3Z',
  ),
  flat('shade', teeth([28, 7.5], [34.5, 27.5], 6, -5.5, 1.2)),
  block(
    'sea',
    'M14.5 25L19 29.5L23.5 25.5L28 29.5L33.5 25L39 42C39 45 31 46 24 46C17 46 9 45 9 42Z',
  ),
  groove('M10.5 37.5C16 40.5 32 40.5 37.5 37.5', 1.8),
  fine(shade(gouges([34, 30, 35.5, 36], [28.5, 32.5, 29, 38], 3, 1.7))),
  fine(shade(gouges([37, 41, 36, 44], [27, 42, 26.5, 45], 4, 1.7))),
);
