import { ellipse, gouge, gouges, leaf } from '#app/art/drawing/cuts';
import { block, drawing, fine, flat, line, shade } from '#app/art/drawing/drawing';

const seeds = [
  [20.5, 26],
  [24.5, 24],
  [22, 31],
  [26.5, 29],
  [24, 35.5],
  [27.5, 34],
] as const;

/** A papaya cut in half: what the 1897 edition has in place of indigo. */
export const fruit = drawing(
  line('M22 11C21 7 22 4 24 2', 2.6),
  block('leaf', leaf([24, 9], [42, 5], 10, 2)),
  fine(shade(gouge([26, 8.6], [38, 6.2], 1.8))),
  block(
    'clay',
    'M22 9C27 9 28 14 31 19C35 25 37 29 36.5 34C36 41 30.5 46 24 46C16.5 46 10.5 40.5 10.5 33C10.5 27 13.5 23 15 18C16.5 13 17.5 9 22 9Z',
  ),
  flat(
    'gold',
    'M22 13C25 13.5 25 17 28 22C31 27 32.5 30 32 34C31.5 39 28 41.5 24 41.5C18.5 41.5 15 38 15 33C15 28 17.5 24 18.5 20C19.5 16 20 13 22 13Z',
  ),
  shade(ellipse(23.8, 29.5, 10.5, 5.4, 74)),
  flat('chalk', seeds.map(([x, y]) => ellipse(x, y, 1.7, 1.25, 60)).join('')),
  fine(shade(gouges([36, 33, 32, 32], [32, 42, 29.5, 38.5], 4, 1.6))),
);
