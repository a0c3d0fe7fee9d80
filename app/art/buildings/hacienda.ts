import { arch, disc } from '#app/art/drawing/cuts';
import { block, drawing, ink } from '#app/art/drawing/drawing';
import { cross, door, ground, hip, panes, wall } from './parts';

const gateway = block(
  'lime',
  'M13 45V23C13 20 15.5 20.5 16 17C16.5 13 18 12 18 10C18 7.5 20.5 6 24 6C27.5 6 30 7.5 30 10C30 12 31.5 13 32 17C32.5 20.5 35 20 35 23V45Z',
);

/** A farm gate under a bell wall. */
export const hacienda = drawing(
  wall(3, 28, 42, 'gold'),
  gateway,
  hip(5, 28, 10, 7),
  hip(33, 28, 10, 7),
  door(24, 11, 18),
  panes([9, 39], 33, 4.5, 6),
  block('lime', arch(24, 20, 6, 8)),
  ink(disc(24, 17, 1.8)),
  cross(24, 1, 5),
  ground(),
);
