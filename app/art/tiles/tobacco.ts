import { gouge, leaf, type Point } from '#app/art/drawing/cuts';
import { block, drawing, fine, line, shade } from '#app/art/drawing/drawing';
import { field, frame } from './ground';

const foot: Point = [24, 41];
const tips: readonly (readonly [Point, number])[] = [
  [[10, 8], -1],
  [[38, 8], 1],
  [[3.5, 25], -3],
  [[44.5, 25], 3],
  [[24, 4], 0],
];

/** The broad rosette of a young tobacco plant. */
export const tobaccoField = drawing(
  field('bark'),
  line('M24 44V34', 3),
  tips.map(([tip, bend]) => block('leaf', leaf(foot, tip, 12.5, bend))),
  fine(
    shade(
      tips
        .map(([tip]) => gouge([24, 38], [24 + (tip[0] - 24) * 0.78, 41 + (tip[1] - 41) * 0.78], 2))
        .join(''),
    ),
  ),
  frame(),
);
