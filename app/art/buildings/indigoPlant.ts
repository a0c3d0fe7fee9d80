import { rect } from '#app/art/drawing/cuts';
import { block, drawing, flat, line } from '#app/art/drawing/drawing';
import { chimney, door, ground, hip, panes, wall } from './parts';

const vat = (x: number, y: number, w: number) => [
  block('stone', rect(x, y, w, 45 - y)),
  flat('indigo', rect(x + 2.5, y, w - 5, 3.4)),
  line(`M${x} ${y}H${x + w}`),
];

/** Water runs from vat to vat down three steps. */
export const indigoPlant = drawing(
  wall(3, 18, 26, 'sky'),
  hip(3, 18, 26, 10),
  chimney(20, 3, 5, 8),
  door(9, 6, 11),
  panes([18, 25], 23),
  vat(28, 22, 17),
  vat(24, 31, 21),
  vat(19, 39, 26),
  ground(),
);
