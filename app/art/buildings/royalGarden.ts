import { rect, teeth } from '#app/art/drawing/cuts';
import { block, drawing, fine, flat, line, shade } from '#app/art/drawing/drawing';
import { ground, palm } from './parts';

/** A fountain between palms. */
export const royalGarden = drawing(
  palm(8.5, 45, 32),
  palm(39.5, 45, 32),
  line('M24 12C18 6 14 10 15.5 17M24 12C30 6 34 10 32.5 17M24 14V5', 2),
  block('sea', 'M15 22H33C33 26 29 28 24 28C19 28 15 26 15 22Z'),
  block('stone', rect(21.5, 28, 5, 9)),
  block('stone', 'M8 37H40L37.5 45H10.5Z'),
  flat('sea', rect(10, 37, 28, 2.8)),
  line('M8 37H40'),
  fine(shade(teeth([39.5, 39], [37.5, 44.5], 3, -6, 0))),
  ground(),
);
