import { rect } from '#app/art/drawing/cuts';
import { block, drawing, ink, line } from '#app/art/drawing/drawing';
import { barrel, crate, water } from './parts';

/** A jetty and a rowing boat. */
export const smallWharf = drawing(
  water(37),
  block('gold', rect(2, 24, 27, 4.5)),
  line('M6 28.5V45M14.5 28.5V45M23 28.5V45', 2.6),
  line('M6 38L14.5 30M14.5 38L23 30', 1.5),
  ink(rect(24, 18.5, 3.6, 6)),
  barrel(10, 24, 9, 12),
  crate(16.5, 16.5, 7.5),
  block('clay', 'M25 34H46.5C45 40 42 42 38 42H33C28.5 42 26 39 25 34Z'),
  line('M33 39L43 26', 2),
  line('M2 46H46', 2),
);
