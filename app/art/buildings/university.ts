import { disc, polygon, rect } from '#app/art/drawing/cuts';
import { block, drawing, ink, line } from '#app/art/drawing/drawing';
import { columns, dome, door, ground, panes, wall } from './parts';

/** Columns under a dome. */
export const university = drawing(
  dome(24, 17, 9, 'sea'),
  line('M24 8V3', 2),
  block('lime', rect(12, 16, 24, 4)),
  wall(4, 26, 40, 'gold'),
  block('lime', polygon([9, 26], [24, 18], [39, 26])),
  ink(disc(24, 23, 1.7)),
  columns([13, 20.3, 27.7, 35], 27, 15),
  door(24, 5, 12),
  panes([8, 40], 31, 3.6, 6),
  block('stone', rect(8, 41.5, 32, 3.5)),
  ground(),
);
