import { gouges, leaf } from '#app/art/drawing/cuts';
import { block, drawing, fine, groove, shade, shine } from '#app/art/drawing/drawing';

export const corn = drawing(
  block(
    'gold',
    'M24 2.5C30 5.5 33.5 14 33 25C32.5 35 29 42 24 45C19 42 15.5 35 15 25C14.5 14 18 5.5 24 2.5Z',
  ),
  groove('M16 19C21 21 27 21 32 19M16 28C21 30 27 30 32 28M24 4V40', 1.5),
  fine(
    groove(
      'M20 7C18 16 18.5 28 21 38M28 7C30 16 29.5 28 27 38M17.5 13C22 15 26 15 30.5 13M15.5 23.5C21 25.5 27 25.5 32.5 23.5',
      1.2,
    ),
  ),
  shine(gouges([19.3, 9, 17.5, 16], [18.3, 20.5, 18, 26], 2, 2)),
  block('leaf', leaf([25, 46.5], [4, 22], 12, 5)),
  block('leaf', leaf([23, 46.5], [44, 18], 12.5, -5)),
  fine(shade(gouges([21, 44, 8, 28], [23, 43, 14, 33], 2, 1.8))),
  fine(shade(gouges([26, 44, 39.5, 25.5], [25, 43, 34, 32], 2, 1.8))),
);
