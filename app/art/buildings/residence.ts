import { disc, polygon } from '#app/art/drawing/cuts';
import { block, drawing, groove, ink, line } from '#app/art/drawing/drawing';
import { door, ground, hip, wall, windows } from './parts';

const dormer = (x: number) => [
  block('lime', polygon([x - 4, 17.5], [x - 4, 12], [x, 8], [x + 4, 12], [x + 4, 17.5])),
  ink(disc(x, 13, 1.8)),
];

/** A mansion with a double stair. */
export const residence = drawing(
  wall(4, 20, 40, 'plum'),
  hip(4, 20, 40, 12, 'indigo'),
  dormer(15),
  dormer(33),
  windows([10, 38], 31, 5, 8),
  windows([19.5, 28.5], 31, 5, 8),
  line('M5 33H43', 2.4),
  block('lime', 'M10 45C11 40 14 36.5 18 36.5H30C34 36.5 37 40 38 45Z'),
  groove('M14 42H20M15.5 39.5H20M28 42H34M28 39.5H32.5', 1.3),
  door(24, 7, 8),
  ground(),
);
