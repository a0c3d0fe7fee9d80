import { ellipse, gouge, leaf } from '#app/art/drawing/cuts';
import { block, drawing, fine, line, shade } from '#app/art/drawing/drawing';
import { field, frame } from './ground';

export const cornField = drawing(
  field('gold'),
  line('M24 42V8', 3),
  block('leaf', leaf([24, 40], [7, 30], 6, 5)),
  block('leaf', leaf([24, 38], [41, 27], 6, -5)),
  block('leaf', leaf([24, 25], [8, 14], 5.5, 5)),
  block('leaf', leaf([24, 22], [40, 12], 5.5, -5)),
  block('gold', ellipse(17.8, 24, 7, 3.6, -62)),
  block('gold', ellipse(30.2, 28.5, 7, 3.6, -118)),
  line('M24 12L18.5 5M24 12L24 4M24 12L29.5 5', 2),
  fine(shade(gouge([19, 28], [18, 20], 1.6) + gouge([29, 32.5], [30.5, 25], 1.6))),
  frame(),
);
