import { door, gable, ground, wall, windows } from './buildings/parts';
import { disc } from './drawing/cuts';
import { block, drawing, flat, line } from './drawing/drawing';

/** Pictures of last resort, for what a module brings that this app has none for. */

/** A bare seal. */
export const strangeRole = drawing(
  flat('stone', disc(24, 24, 23)),
  block('chalk', disc(24, 24, 13)),
  line(disc(24, 24, 8), 2),
);

/** Any house. */
export const strangeHouse = drawing(
  wall(9, 24, 30, 'stone'),
  gable(9, 24, 30, 12),
  door(24, 9, 13),
  windows([15, 33], 36),
  ground(),
);
