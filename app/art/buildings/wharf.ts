import { gouges, rect } from '#app/art/drawing/cuts';
import { block, drawing, fine, groove, ink, line, shade } from '#app/art/drawing/drawing';
import { water } from './parts';

/** A ship at a pier. */
export const wharf = drawing(
  water(39),
  line('M24 31V3', 2.4),
  block('cream', 'M26.5 6C36 11 40 18 40.5 25H26.5Z'),
  fine(shade(gouges([38, 23, 30, 23], [32, 13, 28, 13], 3, 1.6))),
  block('bark', 'M16 27H46C45 33 41 37 37 37H24C19 37 17 32 16 27Z'),
  groove('M18 32H43', 1.5),
  block('gold', rect(2, 31, 19, 4)),
  line('M5 35V45M12 35V45M19 35V45', 2.6),
  ink(rect(13.5, 26.5, 3.5, 5)),
  line('M2 46H46', 2),
);
