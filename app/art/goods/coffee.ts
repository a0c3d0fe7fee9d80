import { ellipse, gouges } from '#app/art/drawing/cuts';
import { block, drawing, fine, shade, shine } from '#app/art/drawing/drawing';

/** Two beans, one lying over the other. */
export const coffee = drawing(
  block('roast', ellipse(31, 17, 14.5, 10.5, -42)),
  shade(
    'M41 6.5C34 11 36 17.5 30 19.5C25.5 21 24 24 22.5 28C28 26.5 29.5 23.5 33.5 21.5C39 19 37.5 12.5 41 6.5Z',
  ),
  block('roast', ellipse(17.5, 30, 16, 11.5, 52)),
  shade(
    'M7.5 17.5C10 23.5 17 24 18.5 30C20 35.5 22.5 38 27 42.5C26.5 36.5 25 34.5 23 29.5C20.5 23 13.5 23.5 7.5 17.5Z',
  ),
  shine(gouges([8, 25, 12.5, 33], [12.5, 26, 16.5, 32], 2, 2)),
  shine(gouges([27, 9.5, 22.5, 15], [31, 9, 27.5, 13], 2, 2)),
  fine(shade(gouges([29, 33, 25, 31], [24.5, 43, 22, 40], 5, 1.7))),
);
