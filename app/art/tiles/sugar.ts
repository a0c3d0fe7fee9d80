import { leaf, rect } from '#app/art/drawing/cuts';
import { block, drawing, groove } from '#app/art/drawing/drawing';
import { field, frame } from './ground';

const canes = [
  { x: 11, top: 17 },
  { x: 21.5, top: 12 },
  { x: 32, top: 16 },
] as const;

const joints = canes
  .flatMap(({ x, top }) => [top + 8, top + 16, top + 24].map((y) => `M${x} ${y}H${x + 5}`))
  .join('');

/** A stand of cane under its leaves. */
export const sugarField = drawing(
  field('cream'),
  canes.map(({ x, top }) => block('chalk', rect(x, top, 5, 43 - top))),
  groove(joints, 2),
  canes.flatMap(({ x, top }) => [
    block('leaf', leaf([x + 2.5, top + 2], [x - 7.5, top - 1], 4, -4)),
    block('leaf', leaf([x + 2.5, top + 2], [x + 12.5, top - 1], 4, 4)),
    block('leaf', leaf([x + 2.5, top + 2], [x + 2.5, top - 10], 4.5)),
  ]),
  frame(),
);
