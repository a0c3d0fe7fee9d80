import { leaf, rect } from '#app/art/drawing/cuts';
import { drawing, flat, groove, ink, line } from '#app/art/drawing/drawing';
import { ground, hip, wall } from './parts';

const leaves = [12, 18.5, 25, 31.5, 37].map((x, i) =>
  flat(i % 2 === 0 ? 'gold' : 'leaf', leaf([x, 23], [x - 0.5, 36 - (i % 2) * 1.5], 6)),
);

/** Leaves hang to dry in an open-sided barn. */
export const tobaccoStorage = drawing(
  wall(4, 20, 40, 'bark'),
  hip(4, 20, 40, 12, 'leaf'),
  ink(rect(8, 23.5, 32, 14)),
  leaves,
  groove('M4 41H44', 1.6),
  line('M8 23.5H40', 2),
  ground(),
);
