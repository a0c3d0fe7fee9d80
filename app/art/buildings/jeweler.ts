import { disc, polygon, rect } from '../cuts';
import { block, drawing, flat, groove } from '../drawing';
import { awning, door, ground, panes, wall } from './parts';

/** A shop front under a cut stone. */
export const jeweler = drawing(
  wall(5, 21, 38, 'plum'),
  block('lime', rect(3, 17.5, 42, 4.5)),
  awning(6, 23, 17, 4.5, 4),
  panes([14.5], 31, 14, 8),
  door(35, 8, 16),
  block('sky', polygon([24, 16.5], [13.5, 6.5], [18, 1.8], [30, 1.8], [34.5, 6.5])),
  groove('M13.5 6.5H34.5M19.5 6.5L24 16M28.5 6.5L24 16M21 2L19.5 6.5M27 2L28.5 6.5', 1.3),
  flat('gold', disc(11, 36.5, 1.8) + disc(14.5, 35.5, 1.8) + disc(18, 36.5, 1.8)),
  ground(),
);
