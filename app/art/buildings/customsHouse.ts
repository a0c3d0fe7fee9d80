import { polygon, rect } from '#app/art/drawing/cuts';
import { block, drawing, line } from '#app/art/drawing/drawing';
import { columns, door, ground, panes, wall } from './parts';

/** A temple front with an anchor in its gable. */
export const customsHouse = drawing(
  block('sea', polygon([3, 17], [24, 5], [45, 17])),
  block('lime', polygon([12, 15.5], [24, 8.5], [36, 15.5])),
  line('M24 10V14.5M21.5 11.2H26.5M21 13C22 15.5 26 15.5 27 13', 1.6),
  block('lime', rect(3, 17, 42, 4)),
  wall(5, 21, 38, 'gold'),
  columns([9, 19, 29, 39], 21, 20, 4.4),
  door(24, 5.5, 15),
  panes([14, 34], 27, 4, 7),
  block('stone', rect(3, 41, 42, 4)),
  ground(),
);
