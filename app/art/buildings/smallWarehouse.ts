import { rect } from '#app/art/drawing/cuts';
import { block, drawing, line } from '#app/art/drawing/drawing';
import { gable, ground, wall, windows } from './parts';

/** A barn with barred doors. */
export const smallWarehouse = drawing(
  wall(8, 20, 32, 'clay'),
  gable(8, 20, 32, 15, 'indigo'),
  windows([24], 18, 5, 6),
  block('bark', rect(14, 27, 20, 18)),
  line('M24 27V45M14 27L24 45M24 27L14 45M24 27L34 45M34 27L24 45', 1.6),
  ground(),
);
