import { gouges, rect } from '#app/art/drawing/cuts';
import { block, drawing, fine, flat, groove, shade } from '#app/art/drawing/drawing';
import { bare, frame } from './ground';

const tree = (x: number, base: number, grow: number) => [
  block('bark', rect(x - 1.5 * grow, base - 12 * grow, 3 * grow, 12 * grow)),
  block(
    'leaf',
    `M${x} ${base - 33 * grow}C${x + 6 * grow} ${base - 32 * grow} ${x + 9 * grow} ${base - 27 * grow} ${x + 8.5 * grow} ${base - 23 * grow}C${x + 13 * grow} ${base - 19 * grow} ${x + 11 * grow} ${base - 9 * grow} ${x} ${base - 9 * grow}C${x - 11 * grow} ${base - 9 * grow} ${x - 13 * grow} ${base - 19 * grow} ${x - 8.5 * grow} ${base - 23 * grow}C${x - 9 * grow} ${base - 27 * grow} ${x - 6 * grow} ${base - 32 * grow} ${x} ${base - 33 * grow}Z`,
  ),
  fine(
    shade(
      gouges(
        [x + 8 * grow, base - 21 * grow, x + 3 * grow, base - 22 * grow],
        [x + 7 * grow, base - 11 * grow, x + 2 * grow, base - 13 * grow],
        4,
        2,
      ),
    ),
  ),
];

/** Three crowns close together. */
export const forest = drawing(
  bare('sky'),
  flat('sea', 'M1 35C12 31 36 31 47 35V41A6 6 0 0 1 41 47H7A6 6 0 0 1 1 41Z'),
  groove('M1 35C12 31 36 31 47 35', 1.6),
  tree(35, 38, 0.95),
  tree(12.5, 39, 0.92),
  tree(24, 45, 1.08),
  frame(),
);
