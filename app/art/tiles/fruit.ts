import { ellipse, gouges, leaf } from '#app/art/drawing/cuts';
import { block, drawing, fine, shade } from '#app/art/drawing/drawing';
import { field, frame } from './ground';

const crown = [
  leaf([24, 14], [5, 13], 6, -4),
  leaf([24, 14], [43, 13], 6, 4),
  leaf([24, 14], [11, 4], 6.5, -3),
  leaf([24, 14], [37, 4], 6.5, 3),
  leaf([24, 14], [24, 2.5], 6.5),
];

/** A papaya tree with its fruit under the crown. */
export const fruitField = drawing(
  field('clay'),
  block('bark', 'M22 14H26L28 43H20Z'),
  fine(shade(gouges([27, 28, 23.5, 28], [27.5, 40, 23.5, 40], 4, 1.6))),
  crown.map((d) => block('leaf', d)),
  [
    ellipse(18, 20, 5.5, 3.8, 75),
    ellipse(30, 20, 5.5, 3.8, 105),
    ellipse(24, 23.5, 5.5, 3.8, 90),
  ].map((d) => block('clay', d)),
  frame(),
);
