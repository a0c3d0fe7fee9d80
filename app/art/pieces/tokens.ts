import { disc, gouges, type Point, polygon, rect, teeth } from '#app/art/drawing/cuts';
import { block, drawing, fine, flat, groove, shade, shine } from '#app/art/drawing/drawing';

const around = (count: number, radius: number, offset = 0): readonly Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((i + offset) / count) * 2 * Math.PI - Math.PI / 2;
    return [24 + Math.cos(angle) * radius, 24 + Math.sin(angle) * radius] as const;
  });

const zip = (outer: readonly Point[], inner: readonly Point[]): readonly Point[] =>
  outer.flatMap((point, i) => [point, inner[i] ?? point]);

/** A piece of eight. */
export const coin = drawing(
  block('gold', disc(24, 24, 21)),
  groove(disc(24, 24, 16.5), 1.6),
  shade(
    'M21.5 12.5H26.5L25.6 22.4L35.5 21.5V26.5L25.6 25.6L26.5 35.5H21.5L22.4 25.6L12.5 26.5V21.5L22.4 22.4Z',
  ),
  fine(shade(teeth([41, 16], [32, 41.5], 7, -3.2, -2))),
  shine(gouges([9.5, 17, 16, 9], [7.6, 22, 10, 16], 2, 2)),
);

/** A rosette with a star: victory points. */
export const victoryPoint = drawing(
  block('clay', polygon(...zip(around(12, 22), around(12, 17.5, 0.5)))),
  block('chalk', disc(24, 24, 13)),
  flat('shade', polygon(...zip(around(5, 10), around(5, 4.2, 0.5)))),
);

/** The governor's crown. */
export const crown = drawing(
  block('gold', 'M7 38L3.5 13L14.5 23L24 6L33.5 23L44.5 13L41 38Z'),
  fine(shade(teeth([43, 18], [41.5, 33], 5, -6, 0.5))),
  shine(gouges([8, 20, 10.5, 30], [12, 24, 13.5, 30], 2, 1.8)),
  block('clay', rect(6.5, 35, 35, 8)),
  [disc(3.8, 11, 3), disc(24, 5, 3.2), disc(44.2, 11, 3)].map((d) => block('gold', d)),
  [disc(14, 39, 2.2), disc(24, 39, 2.2), disc(34, 39, 2.2)].map((d) => flat('chalk', d)),
);

/** Barrel and crates: the common supply. */
export const supply = drawing(
  block('bark', 'M27 13H43C46 22 46 35 43 45H27C24 35 24 22 27 13Z'),
  groove('M25.4 21H44.6M25.4 37H44.6M32 13C31 24 31 34 32 45M38.5 13C39.5 24 39.5 34 38.5 45', 1.6),
  fine(shade(teeth([44.5, 22], [44.5, 36], 5, -5, 0))),
  block('gold', rect(3, 25, 21, 20)),
  groove('M3 31H24M3 39H24M9 31V39M18 31V39', 1.6),
  block('clay', rect(8, 8, 17, 16)),
  groove('M8 13H25M8 19H25M8 19L25 13', 1.6),
);
