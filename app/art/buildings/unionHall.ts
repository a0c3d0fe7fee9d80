import { disc, polygon, teeth } from '#app/art/drawing/cuts';
import { block, drawing, fine, flat, shade } from '#app/art/drawing/drawing';
import { door, flag, ground, windows } from './parts';

const banner = (x: number) => [
  block('gold', polygon([x - 4, 24.5], [x + 4, 24.5], [x + 4, 40], [x, 36.5], [x - 4, 40])),
  flat('clay', disc(x, 30, 2.2)),
];

/** A barrel-roofed hall hung with banners. */
export const unionHall = drawing(
  block('sea', 'M4 45V23C10 13 38 13 44 23V45Z'),
  fine(shade(teeth([44, 26], [44, 44], 5, -5, 0))),
  block('clay', 'M2 24C9 8.5 39 8.5 46 24L42.5 26C36 15.5 12 15.5 5.5 26Z'),
  flag(24, 2, 10, 'gold'),
  banner(11.5),
  banner(36.5),
  door(24, 9, 13),
  windows([19, 24, 29], 28, 3.4, 5),
  ground(),
);
