import { disc, rect, teeth } from '#app/art/drawing/cuts';
import { block, drawing, fine, groove, shade } from '#app/art/drawing/drawing';
import { box, ground } from './parts';

/** A bronze figure, arm raised, on its plinth. */
export const statue = drawing(
  block('stone', rect(8, 40, 32, 5)),
  box(13, 29, 22, 11, 'cream'),
  block('stone', rect(11, 26, 26, 4)),
  groove('M17 33H31M19 36H29', 1.4),
  block(
    'sea',
    'M18.5 26L19.5 15C19.5 11.5 21 10.5 23.5 10.5C25.5 10.5 27 11 28 12L33.5 4L36.5 6L30 16.5L31 26Z',
  ),
  block('sea', disc(23, 6.5, 3.6)),
  groove('M23.5 14V25', 1.3),
  fine(shade(teeth([30, 17], [31, 25.5], 3, -4, 0))),
  ground(),
);
