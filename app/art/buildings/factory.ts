import { polygon, teeth } from '#app/art/drawing/cuts';
import { block, drawing, fine, flat, shade } from '#app/art/drawing/drawing';
import { chimney, door, ground, panes, smoke } from './parts';

/** Saw-tooth roofs and a stack. */
export const factory = drawing(
  chimney(36, 15, 7, 30),
  smoke(37, 12),
  block(
    'stone',
    polygon([3, 45], [3, 27], [13.5, 17], [13.5, 27], [24, 17], [24, 27], [34.5, 17], [34.5, 45]),
  ),
  flat('sky', polygon([5, 26.5], [12, 20], [12, 26.5])),
  flat('sky', polygon([15.5, 26.5], [22.5, 20], [22.5, 26.5])),
  flat('sky', polygon([26, 26.5], [33, 20], [33, 26.5])),
  fine(shade(teeth([34.5, 29], [34.5, 44], 4, -5, 0))),
  panes([9, 17.5], 33, 5, 5),
  door(27, 8, 12),
  ground(),
);
