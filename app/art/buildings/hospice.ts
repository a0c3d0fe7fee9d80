import { drawing, flat } from '#app/art/drawing/drawing';
import { box, door, gable, ground, hip, wall, windows } from './parts';

/** A white house with a cross over the door. */
export const hospice = drawing(
  wall(5, 22, 38, 'lime'),
  hip(5, 22, 38, 9, 'sea'),
  box(16, 15, 16, 30, 'lime'),
  gable(16, 16, 16, 10, 'sea'),
  flat('clay', 'M22.3 19H25.7V22.3H29V25.7H25.7V29H22.3V25.7H19V22.3H22.3Z'),
  door(24, 7, 11),
  windows([10.5, 37.5], 36, 4.5, 8),
  ground(),
);
