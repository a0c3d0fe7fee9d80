import { gouges, rect } from '#app/art/drawing/cuts';
import { block, drawing, fine, line, shade } from '#app/art/drawing/drawing';
import { chimney, door, ground, palm, wall, windows } from './parts';

/** A mansard roof over a veranda. */
export const villa = drawing(
  palm(39, 45, 34),
  wall(4, 27, 31, 'clay'),
  block('indigo', 'M2 27C5 25 6 19 7 15H32C33 19 34 25 37 27Z'),
  fine(shade(gouges([28, 16.5, 31, 25], [20, 16.5, 21, 25], 3, 1.6))),
  chimney(10, 7, 5, 8),
  windows([14, 25], 24.5, 5, 6),
  line('M6 31V45M13 31V45M26 31V45M33 31V45', 2.2),
  block('lime', rect(3, 28, 33, 3.5)),
  door(19.5, 7, 11),
  ground(),
);
