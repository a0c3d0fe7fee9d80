import { disc, polygon } from '#app/art/drawing/cuts';
import { block, drawing, line } from '#app/art/drawing/drawing';
import { box, cross, door, gable, ground, wall, windows } from './parts';

/** A nave behind its white front. */
export const church = drawing(
  wall(4, 28, 40, 'gold'),
  block('clay', polygon([1.5, 28], [10, 20], [38, 20], [46.5, 28])),
  box(15, 17, 18, 28, 'lime'),
  gable(15, 17, 18, 8),
  cross(24, 1.5, 7.5),
  block('sky', disc(24, 23, 4)),
  line('M24 19V27M20 23H28', 1.4),
  door(24, 8, 13),
  windows([9.5, 38.5], 39, 4, 8),
  ground(),
);
