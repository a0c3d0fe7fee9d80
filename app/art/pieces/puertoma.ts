import { disc, polygon, rect } from '#app/art/drawing/cuts';
import { block, drawing, groove, ink, line } from '#app/art/drawing/drawing';

/** A board with arrows from box to box, and the token that follows them. */
export const puertoma = drawing(
  block('cream', rect(4, 6, 40, 36)),
  block('sky', rect(9, 11, 11, 10)),
  block('gold', rect(28, 11, 11, 10)),
  block('sea', rect(28, 28, 11, 10)),
  groove('M11 17H18M30 17H37M30 34H37', 1.6),
  line('M20.5 16H26M33.5 21.5V26', 2.4),
  ink(polygon([25, 12.5], [29, 16], [25, 19.5]) + polygon([30, 25], [37, 25], [33.5, 29])),
  block('clay', disc(14.5, 33, 6)),
  line('M14.5 29.5V36.5M11 33H18', 1.6),
);
