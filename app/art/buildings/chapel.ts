import { arch, disc, rect, teeth } from '#app/art/drawing/cuts';
import { block, drawing, fine, flat, ink, shade } from '#app/art/drawing/drawing';
import { cross, door, ground, wall } from './parts';

/** A little front with one bell. */
export const chapel = drawing(
  wall(13, 22, 22, 'lime'),
  block('lime', 'M15 22V13.5C15 10 19 8.5 24 8.5C29 8.5 33 10 33 13.5V22Z'),
  cross(24, 1.2, 7.5),
  ink(arch(24, 20, 8, 9)),
  flat('gold', 'M24 12.5C26 13.5 26 16 27 18.5H21C22 16 22 13.5 24 12.5Z'),
  block('sea', rect(11, 21, 26, 3)),
  fine(shade(teeth([35, 25], [35, 44], 5, -4, 0))),
  door(24, 8, 13),
  block('leaf', disc(7.5, 40, 4.5)),
  block('leaf', disc(40.5, 40, 4.5)),
  ground(),
);
