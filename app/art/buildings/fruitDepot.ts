import { drawing, place } from '#app/art/drawing/drawing';
import { goodDrawings } from '#app/art/goods/drawings';
import { crate, door, ground, hip, panes, wall } from './parts';

/** Crates of fruit before a depot: the 1897 indigo plant. */
export const fruitDepot = drawing(
  wall(3, 20, 28, 'sky'),
  hip(3, 20, 28, 10),
  panes([9, 16, 23], 24, 4.5, 5),
  door(9, 7, 11),
  crate(18, 34, 11),
  crate(30, 34, 11),
  crate(24, 23, 11),
  place(goodDrawings['1897'].indigo, 31, 9.5, 0.34),
  ground(),
);
