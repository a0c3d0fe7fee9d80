import { disc, ellipse } from '#app/art/drawing/cuts';
import { block, drawing, groove, ink, line } from '#app/art/drawing/drawing';
import { chimney, door, gable, ground, panes, smoke, wall } from './parts';

/** A drum turns over the fire; the beans smoke. */
export const coffeeRoaster = drawing(
  wall(3, 22, 24, 'clay'),
  gable(3, 22, 24, 11, 'indigo'),
  door(11, 6, 11),
  panes([20], 27),
  chimney(33, 15, 7, 30),
  smoke(36, 11),
  block('roast', ellipse(31, 36, 10, 7)),
  groove('M26 30.5C24.5 34 24.5 38 26 41.5M36 30.5C37.5 34 37.5 38 36 41.5', 1.6),
  line('M24 45L27 42M38 45L35 42', 2.4),
  ink(disc(31, 36, 2)),
  ground(),
);
