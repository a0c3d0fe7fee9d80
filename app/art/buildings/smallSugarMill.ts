import { gouges, polygon } from '#app/art/drawing/cuts';
import { block, drawing, fine, line, shade } from '#app/art/drawing/drawing';
import { door, ground, panes, wall } from './parts';

const thatch = [
  block('gold', polygon([4, 28], [24, 9], [44, 28])),
  fine(shade(gouges([26, 13, 24, 26], [38, 24, 38, 27], 4, 1.8))),
  fine(shade(gouges([22, 14, 20, 26], [12, 23, 10, 27], 3, 1.8))),
];

/** A round mill under a cone of thatch, its sweep above. */
export const smallSugarMill = drawing(
  wall(8, 27, 32, 'cream'),
  thatch,
  door(24, 9, 13),
  panes([14, 34], 31, 4.5, 5),
  line('M24 13V4', 2.4),
  line('M13 8C20 2.5 28 2.5 35 8', 2.6),
  ground(),
);
