import { ellipse, teeth } from '#app/art/drawing/cuts';
import { block, drawing, fine, flat, line, shade } from '#app/art/drawing/drawing';
import { door, gable, ground, panes, wall } from './parts';

/** A hut with one steeping vat. */
export const smallIndigoPlant = drawing(
  wall(4, 24, 22, 'cream'),
  gable(4, 24, 22, 13),
  door(11, 6, 11),
  panes([20], 30),
  block('stone', 'M24 34H46L44 45H26Z'),
  flat('indigo', ellipse(35, 34, 10.5, 3)),
  line(ellipse(35, 34, 11, 3.2)),
  fine(shade(teeth([45, 36], [44, 44], 3, -5, 0))),
  ground(),
);
