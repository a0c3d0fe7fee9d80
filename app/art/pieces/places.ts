import {
  awning,
  barrel,
  crate,
  door,
  gable,
  ground,
  hip,
  panes,
  wall,
  windows,
} from '#app/art/buildings/parts';
import { arch, disc, ellipse, rect } from '#app/art/drawing/cuts';
import { block, drawing, flat, ink, line } from '#app/art/drawing/drawing';

/** A counter under arches, with a balance over the door. */
export const tradingHouse = drawing(
  wall(4, 21, 40, 'cream'),
  hip(4, 21, 40, 9, 'sea'),
  block('gold', disc(24, 11, 8)),
  line('M24 6V15M18.5 8H29.5M18.5 8L16.5 12H20.5ZM29.5 8L27.5 12H31.5Z', 1.5),
  ink(arch(12, 45, 11, 19) + arch(36, 45, 11, 19)),
  awning(18.5, 27, 11, 3, 3),
  barrel(12, 45, 8, 11),
  crate(31.5, 36, 9),
  block('bark', rect(19, 35, 10, 10)),
  ground(),
);

/** A desk in an open door, and people waiting: the 1897 place of the colonist ship. */
export const hiringOffice = drawing(
  wall(3, 19, 28, 'sky'),
  gable(3, 19, 28, 12),
  windows([17], 17, 4.5, 5),
  panes([9, 25], 23, 5, 5.5),
  door(17, 9, 15),
  block('bark', rect(12, 38, 10, 7)),
  [35, 42.5].flatMap((x) => [
    block(
      'sea',
      `M${x - 4.5} 45C${x - 4.5} 37 ${x - 3} 34.5 ${x} 34.5C${x + 3} 34.5 ${x + 4.5} 37 ${x + 4.5} 45Z`,
    ),
    block('gold', ellipse(x, 29.5, 4.5, 1.6)),
    flat('bark', disc(x, 32, 2)),
  ]),
  ground(),
);
