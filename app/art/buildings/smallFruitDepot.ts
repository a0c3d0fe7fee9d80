import { drawing, place } from '#app/art/drawing/drawing';
import { goodDrawings } from '#app/art/goods/drawings';
import { crate, door, gable, ground, panes, wall } from './parts';

/** One crate by the hut: the small 1897 depot. */
export const smallFruitDepot = drawing(
  wall(4, 24, 22, 'cream'),
  gable(4, 24, 22, 13),
  door(11, 6, 11),
  panes([20], 30),
  crate(28, 33, 12),
  place(goodDrawings['1897'].indigo, 27.5, 17.5, 0.34),
  ground(),
);
