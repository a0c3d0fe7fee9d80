import { gouges, polygon, rect } from '#app/art/drawing/cuts';
import { block, drawing, fine, ink, line, shade } from '#app/art/drawing/drawing';
import { ground, wall } from './parts';

const bay = (x: number) =>
  [
    wall(x, 20, 14, 'clay'),
    block('indigo', polygon([x - 1, 20], [x + 7, 8], [x + 15, 20])),
    fine(shade(gouges([x + 9, 12, x + 8.5, 18.5], [x + 12.5, 16.5, x + 12, 19], 2, 1.6))),
    ink(rect(x + 5, 23, 4, 4)),
    block('bark', rect(x + 2.5, 30, 9, 15)),
    line(`M${x + 2.5} 30L${x + 11.5} 45M${x + 11.5} 30L${x + 2.5} 45`, 1.5),
  ].flat();

/** Three gables in a row. */
export const largeWarehouse = drawing(bay(2), bay(17), bay(32), ground());
