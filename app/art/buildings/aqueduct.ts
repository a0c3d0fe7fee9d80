import { arch, rect, teeth } from '#app/art/drawing/cuts';
import { block, drawing, fine, flat, ink, line, shade } from '#app/art/drawing/drawing';
import { ground } from './parts';

const upper = ink([7, 15.5, 24, 32.5, 41].map((x) => arch(x, 28, 5.4, 9.5)).join(''));
const lower = ink([9.5, 24, 38.5].map((x) => arch(x, 45, 10, 13.5)).join(''));

/** Two tiers of arches carry the water. */
export const aqueduct = drawing(
  block('stone', rect(2, 9, 44, 6)),
  flat('sea', rect(2, 9, 44, 3)),
  line('M2 9H46'),
  block('stone', 'M2 15H46V28H2Z'),
  block('stone', 'M2 28H46V45H2Z'),
  fine(shade(teeth([46, 16], [46, 44], 7, -4, 0))),
  upper,
  lower,
  ground(),
);
