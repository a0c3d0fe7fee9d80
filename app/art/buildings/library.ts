import { gouges, rect } from '#app/art/drawing/cuts';
import { block, drawing, fine, line, shade } from '#app/art/drawing/drawing';
import { columns, door, ground, panes, wall } from './parts';

/** An open book for a gable. */
export const library = drawing(
  wall(7, 27, 34, 'clay'),
  panes([12, 36], 31, 4.5, 8),
  columns([18, 30], 27, 18, 3.6),
  door(24, 7, 13),
  block('lime', rect(4, 23.5, 40, 4)),
  block(
    'lime',
    'M24 9C19 4.5 12 4.5 5 7.5V22.5C12 19.5 19 19.5 24 23.5C29 19.5 36 19.5 43 22.5V7.5C36 4.5 29 4.5 24 9Z',
  ),
  line('M24 9V23', 2),
  fine(shade(gouges([28, 10.5, 39, 9], [28, 17, 39, 15.5], 3, 1.6))),
  fine(shade(gouges([9, 9.5, 20, 10.5], [9, 16, 20, 17], 3, 1.6))),
  ground(),
);
