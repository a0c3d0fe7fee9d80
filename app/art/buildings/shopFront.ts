import { rect } from '#app/art/drawing/cuts';
import { block, type Drawing } from '#app/art/drawing/drawing';
import { awning, door, panes, wall } from './parts';

/** A shop front. The sign above it shows which shop it is. */
export const shopFront: Drawing = [
  ...wall(5, 21, 38, 'plum'),
  block('lime', rect(3, 17.5, 42, 4.5)),
  ...awning(6, 23, 17, 4.5, 4),
  panes([14.5], 31, 14, 8),
  door(35, 8, 16),
];
