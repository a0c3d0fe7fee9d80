import { disc, polygon, teeth } from '#app/art/drawing/cuts';
import { block, drawing, fine, groove, ink, shade } from '#app/art/drawing/drawing';
import { door, ground, windows } from './parts';

const arm = (dx: number, dy: number) => {
  const [x, y] = [25 + dx * 17, 16 + dy * 17];
  const [px, py] = [-dy * 5.5, dx * 5.5];
  return [
    block(
      'lime',
      polygon(
        [25 + dx * 5, 16 + dy * 5],
        [x, y],
        [x + px, y + py],
        [25 + dx * 7 + px, 16 + dy * 7 + py],
      ),
    ),
    groove(`M${25 + dx * 12} ${16 + dy * 12}L${25 + dx * 12 + px} ${16 + dy * 12 + py}`, 1.3),
  ];
};
const sails = [arm(0.71, -0.71), arm(0.71, 0.71), arm(-0.71, 0.71), arm(-0.71, -0.71)].flat();

/** A tower mill with its sails. */
export const sugarMill = drawing(
  block('cream', polygon([16, 45], [19, 18], [31, 18], [34, 45])),
  fine(shade(teeth([31, 20], [34, 44], 6, -5, 0))),
  block('clay', 'M17.5 18C18 11 21 8 25 8C29 8 32 11 32.5 18Z'),
  sails,
  ink(disc(25, 16, 2.6)),
  door(25, 7, 11),
  windows([25], 31, 4, 5.5),
  ground(),
);
