import { disc, polygon, rect } from '#app/art/drawing/cuts';
import { block, drawing, line } from '#app/art/drawing/drawing';
import { ground } from './parts';

/** A house still on paper, and the dividers. */
export const zoningOffice = drawing(
  block('sky', rect(4, 24, 25, 21)),
  line('M4 24H29M4 31H29M4 38H29M10.5 24V45M16.5 24V45M22.5 24V45', 1.3),
  block('clay', polygon([1.5, 24], [16.5, 11], [31.5, 24])),
  line(rect(4, 24, 25, 21)),
  line('M36 12L29 45M36 12L44 45', 3),
  line('M32 31C35 33.5 38 33.5 41 31', 2.4),
  block('gold', disc(36, 10, 4.4)),
  line('M36 5.5V2', 2.6),
  ground(),
);
