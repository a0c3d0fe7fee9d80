import { disc, polygon } from '#app/art/drawing/cuts';
import { block, drawing, flat, groove } from '#app/art/drawing/drawing';
import { ground } from './parts';
import { shopFront } from './shopFront';

/** A shop front under a cut stone. */
export const jeweler = drawing(
  shopFront,
  block('sky', polygon([24, 16.5], [13.5, 6.5], [18, 1.8], [30, 1.8], [34.5, 6.5])),
  groove('M13.5 6.5H34.5M19.5 6.5L24 16M28.5 6.5L24 16M21 2L19.5 6.5M27 2L28.5 6.5', 1.3),
  flat('gold', disc(11, 36.5, 1.8) + disc(14.5, 35.5, 1.8) + disc(18, 36.5, 1.8)),
  ground(),
);
