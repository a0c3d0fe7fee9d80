import { arch, disc } from '#app/art/drawing/cuts';
import { block, drawing, ink, line } from '#app/art/drawing/drawing';
import { box, cross, dome, gable, ground, wall } from './parts';

const tower = (x: number) =>
  [
    box(x - 6, 14, 12, 31, 'cream'),
    dome(x, 14, 6, 'sea'),
    line(`M${x} 8V4.5`, 2),
    ink(arch(x, 26, 4.6, 8) + arch(x, 40, 4, 7)),
  ].flat();

/** Two towers, a rose window, an arcade. */
export const cloister = drawing(
  tower(9),
  tower(39),
  wall(12, 20, 24, 'cream'),
  gable(12, 20, 24, 9, 'clay'),
  cross(24, 3.5, 6.5),
  block('sky', disc(24, 25, 4.6)),
  line('M24 20.4V29.6M19.4 25H28.6M20.8 21.8L27.2 28.2M27.2 21.8L20.8 28.2', 1.2),
  ink([16.5, 24, 31.5].map((x) => arch(x, 45, 5.4, 11)).join('')),
  ground(),
);
