import { arch, gouges, rect, teeth } from '#app/art/drawing/cuts';
import { block, drawing, fine, groove, ink, line, shade, shine } from '#app/art/drawing/drawing';
import { ground } from './parts';

/** A copper still and its cooling tub. */
export const distillery = drawing(
  block('stone', rect(4, 37, 22, 8)),
  ink(arch(15, 45, 9, 6)),
  block(
    'clay',
    'M15 17C22 17 26.5 22 26.5 29C26.5 33 25 36 23 37.5H7C5 36 3.5 33 3.5 29C3.5 22 8 17 15 17Z',
  ),
  fine(shade(teeth([26, 24], [25, 36], 4, -6, 0))),
  shine(gouges([7, 26, 10, 20.5], [6, 30, 7, 26.5], 2, 2)),
  block('clay', 'M11.5 17.5L13 8C13 4.5 17 3.5 20 5L40 17L38.5 20L18.5 10.5L18 17.5Z'),
  block('bark', 'M31 21H46L44.5 45H32.5Z'),
  groove('M31.5 27H45.5M32.3 39H44.7', 1.6),
  line('M38.5 18V23', 2.4),
  ground(),
);
