import { disc, gouges, polygon } from '#app/art/drawing/cuts';
import { block, drawing, fine, groove, ink, line, shade } from '#app/art/drawing/drawing';
import { door, gable, ground, wall } from './parts';

const blade = Array.from({ length: 8 }, (_, i) => {
  const angle = (i * Math.PI) / 4;
  return `M${23 + Math.cos(angle) * 6} ${36 + Math.sin(angle) * 6}L${23 + Math.cos(angle + 0.3) * 8} ${36 + Math.sin(angle + 0.3) * 8}`;
}).join('');
const logs = (
  [
    [34, 41],
    [42, 41],
    [38, 34.5],
  ] as const
).flatMap(([x, y]) => [block('gold', disc(x, y, 4)), groove(disc(x, y, 1.6), 1.2)]);

/** A cabin, a blade and a stack of logs. */
export const sawmill = drawing(
  block('leaf', polygon([37, 4], [45.5, 24], [28.5, 24])),
  line('M37 24V30', 2.6),
  fine(shade(gouges([39, 10, 38, 22], [43, 20, 42, 23], 3, 1.8))),
  wall(3, 25, 27, 'bark'),
  gable(3, 25, 27, 12, 'leaf'),
  groove('M3 31H30M3 38H30', 1.5),
  door(10, 6.5, 12),
  block('stone', disc(23, 36, 6)),
  line(blade, 2),
  ink(disc(23, 36, 1.6)),
  logs,
  ground(),
);
