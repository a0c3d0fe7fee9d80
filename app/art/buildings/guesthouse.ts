import { gouges } from '#app/art/drawing/cuts';
import { block, drawing, fine, groove, line, shade } from '#app/art/drawing/drawing';
import { door, ground, palm, wall } from './parts';

/** A thatched bohío under a palm. */
export const guesthouse = drawing(
  palm(38.5, 45, 33),
  wall(9, 28, 24, 'bark'),
  groove('M13 28V45M29 28V45', 1.4),
  block(
    'gold',
    'M2.5 31L12 11H30L39.5 31C34 29 30 32 26 30C22 32 19 29.5 15 31.5C11 29.5 7 32 2.5 31Z',
  ),
  fine(shade(gouges([15, 14, 8, 28], [29, 14, 35, 28], 6, 1.8))),
  line('M11 11H31', 3),
  door(21, 8, 12),
  ground(),
);
