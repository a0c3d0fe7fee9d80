import { polygon, rect } from '#app/art/drawing/cuts';
import { block, drawing, groove, line } from '#app/art/drawing/drawing';
import { crate, water } from './parts';

/** A crane swings a crate over the quay. */
export const harbor = drawing(
  water(38),
  block('stone', rect(2, 31, 28, 8)),
  groove('M9 31V39M16 31V39M23 31V39', 1.3),
  line('M10 31V6', 3),
  line('M10 7L38 12M10 16L26 10', 2.4),
  line('M36 12V19', 1.8),
  crate(31, 19, 10),
  block('clay', polygon([5, 31], [10, 22], [15, 31])),
  block('bark', 'M29 34H46C45 39 42 42 38 42H34C31 42 29.5 38 29 34Z'),
  line('M2 46H46', 2),
);
