import { arch, polygon, rect } from '#app/art/drawing/cuts';
import { block, drawing, flat, ink } from '#app/art/drawing/drawing';
import { box, ground, panes, wall, windows } from './parts';

/** Engine doors and a bell tower: the 1897 guild hall. */
export const fireStation = drawing(
  box(29, 7, 12, 38, 'clay'),
  block('indigo', polygon([26.5, 8], [35, 1.5], [43.5, 8])),
  ink(arch(35, 19, 6, 8)),
  flat('gold', 'M35 13.5C37 14.3 37 16 37.8 17.8H32.2C33 16 33 14.3 35 13.5Z'),
  wall(4, 20, 27, 'clay'),
  block('lime', rect(2.5, 17, 30, 4)),
  windows([10, 17.5, 25], 30, 4, 6),
  ink(arch(11, 45, 10, 11) + arch(24, 45, 10, 11)),
  panes([35], 25, 3.6, 5),
  panes([36], 35, 3.6, 5),
  ground(),
);
