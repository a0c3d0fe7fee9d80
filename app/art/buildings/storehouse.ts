import { arch, teeth } from '#app/art/drawing/cuts';
import { block, drawing, fine, groove, ink, shade } from '#app/art/drawing/drawing';
import { crate, ground } from './parts';

/** A vault full to the door. */
export const storehouse = drawing(
  block('stone', 'M5 45V26C5 15 13 8 24 8C35 8 43 15 43 26V45Z'),
  fine(shade(teeth([42.8, 25], [43, 44], 6, -6, 0))),
  groove('M5 26H43M11 15H37', 1.4),
  ink(arch(24, 45, 24, 25)),
  crate(14, 35, 10),
  crate(24, 35, 10),
  crate(19, 25.5, 9.5),
  ground(),
);
