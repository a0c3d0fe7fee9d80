import { rect, teeth } from '#app/art/drawing/cuts';
import { block, drawing, fine, groove, ink, line, shade } from '#app/art/drawing/drawing';
import { dome, door, flag, ground } from './parts';

/** Ramparts with a sentry box. */
export const fortress = drawing(
  block('stone', 'M3 45L6 24H42L45 45Z'),
  fine(shade(teeth([42.5, 26], [45, 44], 5, -7, 0))),
  block('stone', 'M6 24V18H11V21H16V18H21V21H26V18H31V24Z'),
  groove('M5 31H43M4 38H44M15 31V38M25 24V31M33 31V38', 1.3),
  door(20, 9, 12),
  block('cream', rect(34, 13, 9, 18)),
  fine(shade(teeth([43, 15], [43, 30], 4, -3, 0))),
  dome(38.5, 13, 5.5, 'clay'),
  ink(rect(36.8, 17, 3.4, 6)),
  line('M38.5 7.5V4', 2),
  flag(12, 4, 14, 'clay'),
  ground(),
);
