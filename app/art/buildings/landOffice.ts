import { disc, rect } from '#app/art/drawing/cuts';
import { block, drawing, line } from '#app/art/drawing/drawing';
import { door, ground, hip, panes, wall } from './parts';

/** A surveyor's instrument before the office. */
export const landOffice = drawing(
  wall(3, 25, 23, 'cream'),
  hip(3, 25, 23, 9, 'clay'),
  door(9.5, 6, 11),
  panes([19], 30, 5, 5),
  line('M36 20L28.5 45M36 20L36 43M36 20L43.5 45', 2.4),
  block('gold', rect(30, 13.5, 12, 6)),
  block('stone', disc(43, 16.5, 2.4)),
  ground(),
);
