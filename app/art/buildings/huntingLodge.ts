import { gouges, polygon } from '#app/art/drawing/cuts';
import { block, drawing, fine, groove, line, shade } from '#app/art/drawing/drawing';
import { door, ground } from './parts';

const antlers =
  'M24 15C17 14 13.5 10 13 4M17.5 12.5L19.5 6M14 8L8.5 6M24 15C31 14 34.5 10 35 4M30.5 12.5L28.5 6M34 8L39.5 6';

/** A steep roof crowned with antlers. */
export const huntingLodge = drawing(
  line(antlers, 2.2),
  block('bark', polygon([9, 45], [24, 20], [39, 45])),
  groove('M14 38H34M18 31H30', 1.4),
  block('leaf', polygon([2, 45], [24, 13], [46, 45], [39, 45], [24, 22.5], [9, 45])),
  fine(shade(gouges([28, 21, 32, 28], [38, 35, 43, 43], 4, 1.8))),
  door(24, 7.5, 13),
  ground(),
);
