import { arch, rect } from '#app/art/drawing/cuts';
import { block, drawing, ink, line } from '#app/art/drawing/drawing';
import { box, flag, gable, ground, panes } from './parts';

/** A store on stilts with a flag. */
export const tradingPost = drawing(
  flag(37, 3, 42, 'clay'),
  line('M8 32V45M16 32V45M24 32V45M32 32V45', 2.6),
  line('M8 45L16 34M24 45L32 34', 1.6),
  box(7, 18, 26, 12, 'cream'),
  gable(7, 18, 26, 12, 'sea'),
  panes([13, 27], 21, 4.5, 5),
  ink(arch(20, 30, 6, 9)),
  block('bark', rect(4, 29, 32, 4)),
  line('M36 33L43 45', 2.4),
  ground(),
);
