import { disc, leaf } from '#app/art/drawing/cuts';
import { block, drawing, line } from '#app/art/drawing/drawing';
import { field, frame } from './ground';

const rungs = [
  { y: 33, reach: 17, rise: 5 },
  { y: 23, reach: 16, rise: 6 },
  { y: 13.5, reach: 13, rise: 6 },
] as const;

const cherries = [
  [19, 31],
  [29.5, 31],
  [19.5, 21.5],
  [28.5, 21.5],
  [24, 26.5],
] as const;

/** A coffee shrub with ripe cherries. */
export const coffeeField = drawing(
  field('roast'),
  line('M24 43V8', 2.6),
  rungs.flatMap(({ y, reach, rise }) => [
    block('leaf', leaf([24, y], [24 - reach, y - rise], 7, -1)),
    block('leaf', leaf([24, y], [24 + reach, y - rise], 7, 1)),
  ]),
  block('leaf', leaf([24, 12], [24, 2.5], 6)),
  cherries.map(([x, y]) => block('clay', disc(x, y, 3.2))),
  frame(),
);
