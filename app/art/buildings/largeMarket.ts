import { disc, gouges, polygon } from '#app/art/drawing/cuts';
import { block, drawing, fine, line, shade } from '#app/art/drawing/drawing';
import { awning, barrel, crate, flag, ground } from './parts';

/** A hall of stalls with a pennant. */
export const largeMarket = drawing(
  flag(24, 1, 12, 'sea'),
  block('indigo', polygon([6, 16], [14, 8], [34, 8], [42, 16])),
  fine(shade(gouges([17, 9.5, 13, 15], [33, 9.5, 39, 15], 4, 1.6))),
  line('M6 26V45M24 26V45M42 26V45', 2.6),
  awning(2, 16, 44, 7, 8),
  barrel(11, 45, 8, 12),
  crate(17, 35, 10),
  crate(29, 35, 10),
  crate(23, 27.5, 8),
  block('leaf', disc(41, 41, 3.6)),
  ground(),
);
