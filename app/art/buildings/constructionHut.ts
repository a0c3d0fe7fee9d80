import { gouges, polygon, rect } from '#app/art/drawing/cuts';
import { block, drawing, fine, groove, line, shade } from '#app/art/drawing/drawing';
import { door, ground, panes, wall } from './parts';

/** A shed, planks and a ladder. */
export const constructionHut = drawing(
  wall(5, 27, 24, 'bark'),
  block('clay', polygon([2, 28], [2, 24], [32, 15], [32, 19.5])),
  fine(shade(gouges([8, 24, 8, 26], [28, 18, 28, 20], 4, 1.6))),
  groove('M5 33H29M5 39H29', 1.4),
  door(13, 7, 12),
  panes([23], 31),
  line('M34 45L41 6M41.5 45L47 8M35.5 37H42.6M36.8 30H43.6M38 23H44.6M39.3 16H45.7', 2.2),
  block('gold', rect(27, 40.5, 12, 4.5)),
  block('gold', rect(29, 36.5, 8, 4)),
  ground(),
);
