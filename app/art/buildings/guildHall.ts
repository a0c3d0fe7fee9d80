import { teeth } from '#app/art/drawing/cuts';
import { block, drawing, fine, shade } from '#app/art/drawing/drawing';
import { door, flag, ground, panes, windows } from './parts';

/** A stepped gable with a shield. */
export const guildHall = drawing(
  block('clay', 'M9 45V24H13V18H17V12H21V6H27V12H31V18H35V24H39V45Z'),
  fine(shade(teeth([39, 26], [39, 44], 5, -6, 0))),
  block('gold', 'M20 14.5H28V19C28 22 26 23.5 24 24.5C22 23.5 20 22 20 19Z'),
  windows([15.5, 32.5], 34, 5, 7),
  windows([24], 33, 5, 6.5),
  door(24, 8, 10),
  panes([15.5, 32.5], 38, 5, 5),
  flag(24, 0.8, 6, 'sea'),
  ground(),
);
