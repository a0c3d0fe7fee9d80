import { polygon, rect } from '#app/art/drawing/cuts';
import { block, drawing, groove, line } from '#app/art/drawing/drawing';
import { door, ground, panes, wall, windows } from './parts';

/** A tall town house with a sign. */
export const office = drawing(
  wall(10, 12, 24, 'sea'),
  block('lime', rect(7.5, 8, 29, 5)),
  block('clay', polygon([11, 8], [14, 3], [30, 3], [33, 8])),
  windows([16.5, 27.5], 25, 5, 8.5),
  line('M11.5 26.5H32.5', 2.4),
  door(17, 7, 13),
  panes([27.5], 33, 6, 6),
  line('M34 17H43M40 17V20', 2),
  block('gold', rect(35, 20, 11, 9)),
  groove('M37.5 23H43.5M37.5 26H42', 1.3),
  ground(),
);
