import { disc, rect } from '#app/art/drawing/cuts';
import { block, drawing, groove, line } from '#app/art/drawing/drawing';
import { awning, ground } from './parts';

/** One stall. */
export const smallMarket = drawing(
  line('M9 20V45M39 20V45', 2.8),
  awning(5, 11, 38, 11, 5),
  block('bark', rect(6, 32, 36, 13)),
  groove('M6 38H42', 1.5),
  block('leaf', disc(15, 29, 3.4)),
  block('gold', disc(24, 28.5, 3.6)),
  block('plum', disc(33, 29, 3.4)),
  ground(),
);
