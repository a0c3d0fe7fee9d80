import { disc, gouges, rect, teeth } from '#app/art/drawing/cuts';
import {
  block,
  carve,
  type Drawing,
  drawing,
  fine,
  groove,
  line,
  place,
  shade,
} from '#app/art/drawing/drawing';

const CELL = 12;
const STERN = 12;
const BOW = 17;
const GAP = 1;
/** Half the width of the bowsprit, whose round end must be within the picture. */
const BOWSPRIT = 1.1;

/** Width of a ship. Every space makes the hull longer. */
export function shipWidth(spaces: number): number {
  return STERN + spaces * CELL + BOW;
}

function sail(x: number, wide: number): Drawing {
  const belly = x + wide;
  return [
    line(`M${x} 27V2`, 2.4),
    block('clay', `M${x} 2.5L${x + 8} 4.5L${x} 7Z`),
    block(
      'cream',
      `M${x - wide * 0.45} 8H${x + wide * 0.55}C${belly} 13 ${belly} 18 ${x + wide * 0.55} 23H${x - wide * 0.45}C${x - wide * 0.1} 18 ${x - wide * 0.1} 13 ${x - wide * 0.45} 8Z`,
    ),
    fine(
      shade(
        gouges(
          [x + wide * 0.7, 11, x + wide * 0.3, 11],
          [x + wide * 0.7, 20.5, x + wide * 0.3, 20.5],
          4,
          1.6,
        ),
      ),
    ),
  ];
}

function hull(width: number): Drawing {
  const bow = width - BOW;
  return [
    block(
      'bark',
      `M2 19H11V25H${bow + 4}L${width - 2} 20C${width - 4} 32 ${width - 9} 46 ${width - 18} 46H10C5 46 2.5 38 2 30Z`,
    ),
    fine(shade(teeth([width - 4, 26], [width - 12, 45], 5, -6, 0.5))),
    groove(`M3.5 42H${width - 10}`, 1.6),
    line(`M${bow + 6} 24L${width - BOWSPRIT} 15`, BOWSPRIT * 2),
  ];
}

/** A cargo ship in profile. `hold` has a drawing for each good aboard; other spaces are empty. */
export function cargoShip(spaces: number, hold: readonly Drawing[]): Drawing {
  const width = shipWidth(spaces);
  const masts = spaces < 6 ? 2 : 3;
  const step = (width - 22) / masts;
  const cells = Array.from({ length: spaces }, (_, i) => STERN + i * CELL);
  return drawing(
    Array.from({ length: masts }, (_, i) => sail(12 + step * (i + 0.5), step * 0.62)).flat(),
    hull(width),
    cells.map((x) => carve(rect(x, 28, CELL - GAP, CELL - GAP))),
    line(cells.map((x) => rect(x, 28, CELL - GAP, CELL - GAP)).join(''), 1.2),
    hold.flatMap((good, i) => place(good, (cells[i] ?? 0) + 0.4, 28.4, (CELL - GAP - 0.8) / 48)),
  );
}

/** A sloop with people at the rail. */
export const colonistShip = drawing(
  line('M22 36V3', 2.6),
  block('cream', 'M24.5 6C36 12 42 21 43 30H24.5Z'),
  fine(shade(gouges([40, 27.5, 29, 27.5], [31, 13, 26, 13], 4, 1.8))),
  block('clay', 'M19.5 9C14 16 9 23 7.5 30H19.5Z'),
  [disc(13, 33, 3.2), disc(23, 33, 3.2), disc(33, 33, 3.2)].map((d) => block('gold', d)),
  block('bark', 'M2.5 34H45.5C44 41 40 46 34 46H12.5C7 46 3.5 41 2.5 34Z'),
  fine(shade(teeth([43, 36], [37, 45.5], 4, -7, 0))),
  groove('M6 40H42', 1.6),
);
