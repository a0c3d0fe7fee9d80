import { disc, ellipse, gouges, leaf, polygon, rect, teeth } from '#app/art/drawing/cuts';
import {
  block,
  type Drawing,
  drawing,
  fine,
  flat,
  groove,
  line,
  type Part,
  place,
  shade,
  shine,
} from '#app/art/drawing/drawing';
import type { InkName } from '#app/ui/tokens/palette';
import type { GoalName } from '#engine';

/** A festival banner: a cloth on a rod with the picture of a goal. */
const banner = (cloth: InkName, ...picture: readonly Part[]): Drawing =>
  drawing(
    flat(cloth, 'M6 6H42V40L36 46L30 40L24 46L18 40L12 46L6 40Z'),
    block('bark', rect(2.5, 3, 43, 4.5)),
    ...picture,
  );

const sprout = (x: number): Part[] => [
  line(`M${x} 38V26`, 2.2),
  block('leaf', leaf([x, 30], [x - 6, 20], 6, 1)),
  block('leaf', leaf([x, 28], [x + 6, 17], 6, -1)),
];

/** Three rows of plants. */
const festivalFarms = banner(
  'cream',
  ...sprout(13),
  ...sprout(24),
  ...sprout(35),
  line('M8 38.5H40', 2.4),
);

const heap: Drawing = drawing(
  block('gold', disc(16, 22, 5.5)),
  block('clay', disc(25, 19, 6)),
  block('leaf', disc(33, 22.5, 5)),
);

/** A full basket under a garland. */
const festivalGoods = banner(
  'cream',
  line('M6 12C14 17 18 12 24 14C30 17 36 11 42 13', 1.6),
  heap,
  block('bark', 'M9 25H39L35 40H13Z'),
  groove('M11 30H37M12.5 35H35.5M18 25L19.5 40M24 25V40M30 25L28.5 40', 1.6),
);

/** A house that flies a flag. */
const festivalBuilding = banner(
  'cream',
  line('M24 20V9', 2.2),
  block('clay', 'M24 9.5L34 12L24 15.5Z'),
  block('lime', rect(13, 27, 22, 13)),
  block('clay', 'M10 28L24 18L38 28Z'),
  block('bark', rect(21, 32, 6, 8)),
  shade(rect(15, 31, 4, 4) + rect(29, 31, 4, 4)),
);

const ear = (x: number, tilt: number): Part[] => [
  line(`M24 36Q${24 + tilt * 0.6} 26 ${x} 13`, 1.8),
  block('gold', ellipse(x, 14, 3, 6, tilt * 2.2)),
];

/** A sheaf. */
const bestHarvest = banner(
  'leaf',
  ...ear(12, -12),
  ...ear(36, 12),
  ...ear(18, -6),
  ...ear(30, 6),
  ...ear(24, 0),
  line('M24 30L17 42M24 30L31 42M24 30V42', 2),
  block('clay', rect(18, 28.5, 12, 5)),
);

/** A glass with a slice on its rim. */
const cocktail = banner(
  'sea',
  line('M29 22L35 10', 2),
  block('chalk', 'M10 15H38L24 31Z'),
  flat('clay', 'M14 19H34L24 30Z'),
  line('M10 15H38L24 31Z'),
  line('M24 31V39', 2.4),
  line('M16 40H32', 3),
  block('gold', disc(13, 14, 5)),
  fine(groove(disc(13, 14, 2.6), 1.2)),
);

/** A shutter with its bar across. */
const earlyClosing = banner(
  'sky',
  block('bark', rect(11, 13, 12.5, 26)),
  block('bark', rect(24.5, 13, 12.5, 26)),
  groove('M13 18H21.5M13 23H21.5M13 34H21.5M26.5 18H35M26.5 23H35M26.5 34H35', 1.6),
  block('stone', rect(8, 26.5, 32, 5)),
  block('gold', rect(20, 26, 8, 9)),
  line('M21.5 26V23.5C21.5 20 26.5 20 26.5 23.5V26', 2),
);

/** A leaf under the glass. */
const connoisseur = banner(
  'gold',
  block('lime', disc(21, 23, 11.5)),
  flat('leaf', leaf([14, 29], [28, 16], 10, 1)),
  groove('M14 29L27 17', 1.4),
  line(disc(21, 23, 11.5), 2.6),
  line('M29.5 31.5L38 40', 4),
);

/** A straw hat with a ribbon. */
const bestFarmer = banner(
  'leaf',
  block('gold', ellipse(24, 31, 17, 6)),
  block('gold', 'M14 30C14 19 18 14.5 24 14.5C30 14.5 34 19 34 30C29 33 19 33 14 30Z'),
  block('clay', 'M14 26C19 29.5 29 29.5 34 26V30C29 33.4 19 33.4 14 30Z'),
  shine(gouges([19, 19, 17.5, 24], [22, 17.5, 21, 24], 2, 1.6)),
);

/** A handcart with its load. */
const delivery = banner(
  'cream',
  block('clay', rect(13, 15, 9, 9)),
  block('gold', rect(22, 12, 11, 12)),
  groove('M13 19.5H22M22 18H33', 1.4),
  block('bark', 'M9 24H36L33 32H12Z'),
  line('M36 24L43 21', 2.6),
  block('stone', disc(22.5, 34.5, 6.5)),
  line('M22.5 28V41M16 34.5H29', 1.4),
);

const field = (x: number): Part[] => [
  block('leaf', polygon([x, 39], [x + 3.5, 19], [x + 11.5, 19], [x + 15, 39])),
  groove(`M${x + 5} 38L${x + 6} 20M${x + 10} 38L${x + 9} 20`, 1.6),
];

/** Two fields with a path between. */
const twinFarms = banner(
  'sky',
  block('gold', disc(24, 15, 5)),
  ...field(8),
  ...field(25),
  line('M7 39H41', 2.2),
);

const basket = drawing(
  line('M8 22C8 4 40 4 40 22', 3),
  block('bark', 'M5 22H43L38 44H10Z'),
  groove('M7 29H41M9 36H39', 2),
  fine(shade(teeth([41, 26], [37, 42], 4, -6, 0))),
);

/** Two equal baskets. */
const twinBaskets = banner('gold', place(basket, 6, 14, 0.52), place(basket, 19, 19, 0.52));

/** All sails set. */
const grandDeparture = banner(
  'sea',
  line('M24 33V10', 2.4),
  block('chalk', 'M22.5 13C14 17 11 24 10.5 30H22.5Z'),
  block('chalk', 'M25.5 11C33 15 37 22 37.5 30H25.5Z'),
  block('clay', 'M24 8.5L33 10.5L24 13Z'),
  block('bark', 'M7 32H41L36 41H12Z'),
  groove('M10 36H38', 1.6),
);

/** A flag on a hill. */
const pioneers = banner(
  'sky',
  block('leaf', 'M6 40C12 30 17 27 24 27C32 27 37 31 42 40L36 45L30 40L24 45L18 40L12 45Z'),
  line('M24 28V10', 2.4),
  block('clay', 'M24 10L38 14L24 19.5Z'),
);

/** A medal on its ribbon. */
const honoraryCitizen = banner(
  'plum',
  block('chalk', 'M17 10H31L28 24H20Z'),
  flat('clay', 'M21.5 10H26.5L25.5 24H22.5Z'),
  block('gold', disc(24, 30, 9.5)),
  shade(
    'M24 23.5L25.8 28L30.4 28.3L26.9 31.3L28 35.8L24 33.4L20 35.8L21.1 31.3L17.6 28.3L22.2 28Z',
  ),
);

/** A small boat. */
const smallDeparture = banner(
  'sky',
  line('M22 33V14', 2.2),
  block('gold', 'M24 15C31 19 34 25 34.5 30H24Z'),
  block('bark', 'M11 33H37C35 38 32 40.5 27 40.5H20C15 40.5 12.5 38 11 33Z'),
  line('M7 42C11 40 13 44 17 42C21 40 23 44 27 42', 1.6),
);

export const goalDrawings: Readonly<Record<GoalName, Drawing>> = {
  festivalFarms,
  festivalGoods,
  festivalBuilding,
  bestHarvest,
  cocktail,
  earlyClosing,
  connoisseur,
  bestFarmer,
  delivery,
  twinFarms,
  twinBaskets,
  grandDeparture,
  pioneers,
  honoraryCitizen,
  smallDeparture,
};
