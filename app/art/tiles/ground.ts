import { gouges, roundRect } from '#app/art/drawing/cuts';
import { type Drawing, fine, flat, groove, line, type Mark, shade } from '#app/art/drawing/drawing';
import type { InkName } from '#app/ui/tokens/palette';

const FRAME = roundRect(1, 1, 46, 46, 6);
const SOIL = 'M1 31C12 28 36 28 47 31V41A6 6 0 0 1 41 47H7A6 6 0 0 1 1 41Z';

/** Sky and ploughed soil. The plants are drawn over it. */
export function field(soil: InkName): Drawing {
  return [
    flat('sky', FRAME),
    flat(soil, SOIL),
    groove('M1 31C12 28 36 28 47 31', 1.6),
    fine(groove('M14 33C10 38 7 42 5 46M34 33C38 38 41 42 43 46M24 33V47')),
    fine(shade(gouges([18.5, 34, 16.5, 44], [29.5, 34, 31.5, 44], 2, 2))),
    fine(shade(gouges([39, 33, 45.5, 39.5], [9, 33, 2.5, 39.5], 2, 2))),
  ];
}

export function bare(sky: InkName): Drawing {
  return [flat(sky, FRAME)];
}

/** The frame of a tile. It must be drawn last. */
export function frame(): Mark {
  return line(FRAME);
}
