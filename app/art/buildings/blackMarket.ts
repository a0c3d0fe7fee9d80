import { gouges } from '#app/art/drawing/cuts';
import { block, drawing, flat, line } from '#app/art/drawing/drawing';
import { crate, ground } from './parts';

const tent = [
  block('shade', 'M24 8C27 20 36 28 44 31L45 45H3L4 31C12 28 21 20 24 8Z'),
  flat('stone', gouges([22, 18, 9, 42], [20, 20, 6, 36], 2, 1.8)),
  flat('stone', gouges([26, 18, 39, 42], [28, 20, 42, 36], 2, 1.8)),
  line('M24 9V3', 2.2),
];

/** A dark tent by moonlight. */
export const blackMarket = drawing(
  tent,
  flat('cream', 'M24 24C19 30 17 38 17 45H31C31 38 29 30 24 24Z'),
  crate(19.5, 36, 9),
  flat(
    'gold',
    'M38 3C34.5 4 32.5 6.8 33 10C33.5 13 36.5 15 40 14.3C37 13.3 35.8 11.6 35.8 9C35.8 6.5 36.5 4.5 38 3Z',
  ),
  ground(),
);
