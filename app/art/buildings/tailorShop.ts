import { disc, polygon } from '#app/art/drawing/cuts';
import { block, drawing, flat, line } from '#app/art/drawing/drawing';
import { ground } from './parts';
import { shopFront } from './shopFront';

/** Shears over the door: the 1897 jeweler. */
export const tailorShop = drawing(
  shopFront,
  line('M16 14L31 3.5M16 5L31 15.5', 2.6),
  block('stone', disc(14, 4.5, 2.8)),
  block('stone', disc(14, 14, 2.8)),
  flat('gold', polygon([11, 38], [12.5, 33], [14.5, 34.5], [16.5, 33], [18, 38])),
  ground(),
);
