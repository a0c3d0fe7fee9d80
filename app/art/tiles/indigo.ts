import { leaf, type Point } from '#app/art/drawing/cuts';
import { block, drawing, line } from '#app/art/drawing/drawing';
import { field, frame } from './ground';

const sprigs: readonly (readonly [Point, readonly Point[]])[] = [
  [
    [10, 17],
    [
      [4.5, 20.5],
      [8, 25.5],
      [18, 21],
    ],
  ],
  [
    [38, 17],
    [
      [43.5, 20.5],
      [40, 25.5],
      [30, 21],
    ],
  ],
  [
    [24, 7],
    [
      [16, 11],
      [32, 11],
      [15.5, 29],
      [32.5, 29],
    ],
  ],
];

const foot: Point = [24, 41];

export const indigoField = drawing(
  field('indigo'),
  line(
    'M24 42V14M24 41C22 32 17 26 12 22M24 41C26 32 31 26 36 22M22.5 32L16 30M25.5 32L32 30',
    2.2,
  ),
  sprigs.flatMap(([tip, sides]) => [
    block('indigo', leaf(towards(foot, tip, 0.74), tip, 6)),
    ...sides.map((side) => block('indigo', leaf(towards(foot, side, 0.52), side, 5.5))),
  ]),
  frame(),
);

function towards(from: Point, to: Point, t: number): Point {
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
}
