import { gouge, leaf, type Point } from '#app/art/drawing/cuts';
import { block, drawing, line, shade, shine } from '#app/art/drawing/drawing';

const pairs: readonly (readonly [Point, Point, Point])[] = [
  [
    [23, 36],
    [4.5, 33],
    [43, 30],
  ],
  [
    [24, 26.5],
    [5, 19.5],
    [43.5, 17],
  ],
  [
    [25, 17.5],
    [11.5, 6],
    [40, 5.5],
  ],
];
const leaflets = pairs.flatMap(([foot, left, right]) => [
  leaf(foot, left, 10.5),
  leaf([foot[0], foot[1] - 1.5], right, 10.5),
]);

const ribs = pairs.map(
  ([foot, left, right]) => gouge(foot, mid(foot, left), 1.8) + gouge(foot, mid(foot, right), 1.8),
);

function mid(a: Point, b: Point): Point {
  return [a[0] + (b[0] - a[0]) * 0.75, a[1] + (b[1] - a[1]) * 0.75];
}

export const indigo = drawing(
  line('M21 46C22 34 24 24 26 12', 2.6),
  leaflets.map((d) => block('indigo', d)),
  block('indigo', leaf([25.5, 14], [26.5, 1.5], 8)),
  shade(ribs.join('')),
  shine(
    gouge([8, 30.8], [17, 33.2], 1.6) +
      gouge([9, 18.8], [18, 22.3], 1.6) +
      gouge([14, 7.5], [20, 12.5], 1.6),
  ),
);
