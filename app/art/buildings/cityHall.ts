import { arch, disc } from '#app/art/drawing/cuts';
import { block, drawing, ink, line } from '#app/art/drawing/drawing';
import { box, door, flag, gable, ground, hip, wall, windows } from './parts';

const arcade = ink([7.5, 13.5, 34.5, 40.5].map((x) => arch(x, 45, 4.2, 7)).join(''));

/** A clock tower between two wings. */
export const cityHall = drawing(
  wall(3, 25, 42, 'sky'),
  hip(3, 25, 13, 6),
  hip(32, 25, 13, 6),
  box(17, 14, 14, 31, 'lime'),
  gable(17, 14, 14, 6),
  flag(24, 1.5, 7, 'gold'),
  block('lime', disc(24, 19.5, 4)),
  line('M24 17V19.5L26 21', 1.6),
  windows([8, 13.5, 34.5, 40], 35, 3.6, 6),
  arcade,
  windows([21.3, 26.7], 31, 3.4, 5.5),
  door(24, 7, 10),
  ground(),
);
