import { disc, polygon, rect } from '../cuts';
import { block, drawing, flat, line } from '../drawing';
import { awning, door, ground, panes, wall } from './parts';

/** Shears over the door: the 1897 jeweler. */
export const tailorShop = drawing(
  wall(5, 21, 38, 'plum'),
  block('lime', rect(3, 17.5, 42, 4.5)),
  awning(6, 23, 17, 4.5, 4),
  panes([14.5], 31, 14, 8),
  door(35, 8, 16),
  line('M16 14L31 3.5M16 5L31 15.5', 2.6),
  block('stone', disc(14, 4.5, 2.8)),
  block('stone', disc(14, 14, 2.8)),
  flat('gold', polygon([11, 38], [12.5, 33], [14.5, 34.5], [16.5, 33], [18, 38])),
  ground(),
);
