import { disc, ellipse, gouges, polygon, rect, teeth } from '#app/art/drawing/cuts';
import {
  block,
  type Drawing,
  drawing,
  fine,
  flat,
  groove,
  ink,
  line,
  type Part,
  shade,
  shine,
} from '#app/art/drawing/drawing';
import type { InkName } from '#app/ui/tokens/palette';

export type RoleArtName =
  | 'settler'
  | 'mayor'
  | 'builder'
  | 'craftsman'
  | 'trader'
  | 'captain'
  | 'prospector'
  | 'secondProspector'
  | 'smuggler';

/** The seal of a role: its tool over a coloured disc. */
const seal = (colour: InkName, ...tool: readonly Part[]): Drawing =>
  drawing(flat(colour, disc(24, 24, 23)), ...tool);

const turns = (count: number) => Array.from({ length: count }, (_, i) => (i * 2 * Math.PI) / count);
const spokes = turns(8)
  .map(
    (a) =>
      `M${24 + Math.cos(a) * 4} ${24 + Math.sin(a) * 4}L${24 + Math.cos(a) * 19} ${24 + Math.sin(a) * 19}`,
  )
  .join('');

/** A straw hat hung on a spade. */
const settler = seal(
  'leaf',
  block('bark', rect(22, 12, 4, 16)),
  block('stone', 'M15 26H33V33C33 39 29 43 24 45.5C19 43 15 39 15 33Z'),
  shade(teeth([33, 28], [27.5, 42], 5, -5, -1)),
  block('gold', 'M14.5 14C14.5 7 18.5 3 24 3C29.5 3 33.5 7 33.5 14Z'),
  block('gold', ellipse(24, 14.5, 17, 4.2)),
  groove('M15.5 11C20 13.5 28 13.5 32.5 11', 2),
);

/** An official in sash and cocked hat. */
const mayor = seal(
  'plum',
  block('indigo', 'M8 40C10 33 15 30.5 24 30.5C33 30.5 38 33 40 40A23 23 0 0 1 8 40Z'),
  shade(teeth([38, 34.5], [36.5, 43], 4, -5, -1)),
  block('chalk', 'M14 32L18 30.5L34 46L27.5 47Z'),
  block('bark', ellipse(24, 22.5, 7.5, 9)),
  block(
    'indigo',
    'M3.5 19C9 17 12 5 24 4C36 5 39 17 44.5 19C38 21.5 31 16.5 24 16.5C17 16.5 10 21.5 3.5 19Z',
  ),
  block('gold', disc(24, 10.5, 3.6)),
);

/** Mallet over square. */
const builder = seal(
  'clay',
  block('gold', polygon([8, 9], [15, 9], [15, 36], [41, 36], [41, 43], [8, 43])),
  groove('M11.5 15H15M11.5 21H15M11.5 27H15M21 39.5V36M27 39.5V36M33 39.5V36', 1.6),
  block('bark', polygon([18.5, 33], [15.5, 30], [33, 12.5], [36, 15.5])),
  block('stone', polygon([24, 9.5], [30.5, 3], [44.5, 17], [38, 23.5])),
  fine(shade(gouges([42, 17, 38.5, 20.5], [35, 10, 31.5, 13.5], 4, 1.8))),
);

/** A cooper's barrel. */
const craftsman = seal(
  'gold',
  block('bark', 'M13.5 6H34.5C39.5 17 39.5 31 34.5 42H13.5C8.5 31 8.5 17 13.5 6Z'),
  groove('M20 6C17.5 17 17.5 31 20 42M28 6C30.5 17 30.5 31 28 42', 1.6),
  shade(teeth([36, 9], [36, 39], 8, -6, 0)),
  block('stone', 'M11.8 11.5H36.2L37.3 16H10.7Z'),
  block('stone', 'M10.7 32H37.3L36.2 36.5H11.8Z'),
  shine(gouges([14, 19, 13.5, 29], [16, 20, 15.8, 27], 2, 1.6)),
);

/** A balance in use. */
const trader = seal(
  'sea',
  line('M24 8V40', 3),
  line('M8 15C14 10.5 34 10.5 40 15', 3),
  line('M8 15L3.5 28M8 15L15 28M40 15L33 25M40 15L44.5 25', 1.6),
  block('gold', 'M2.5 28H16C16 32.5 13 35 9.2 35C5.5 35 2.5 32.5 2.5 28Z'),
  block('gold', 'M32 25H45.5C45.5 29.5 42.5 32 38.8 32C35 32 32 29.5 32 25Z'),
  block('bark', 'M16 44C16 40 19 38.5 24 38.5C29 38.5 32 40 32 44Z'),
  block('gold', disc(24, 8, 3.8)),
);

/** The helm. */
const captain = seal(
  'sky',
  line(spokes, 5.5),
  line(disc(24, 24, 12), 8.5),
  { d: disc(24, 24, 12), stroke: 'bark', width: 4.6 },
  { d: spokes, stroke: 'bark', width: 2 },
  block('gold', disc(24, 24, 4.6)),
);

/** A pick and nuggets. */
const prospector = seal(
  'stone',
  block('bark', polygon([13, 43.5], [9.5, 40], [31, 14], [35, 18])),
  block('stone', 'M12 9C23 2.5 38 7 45.5 26C41 20.5 38 18.5 35 17.5L30.5 13C25 9.5 20 8.5 12 9Z'),
  block('gold', 'M25 36L30 29L38 30L43 37L38 44H28Z'),
  fine(shade(gouges([41.5, 36.5, 37, 35], [37, 42.5, 33.5, 39.5], 3, 1.8))),
  shine(gouges([29, 34, 33, 31.5], [28.5, 38, 31, 36], 2, 1.8)),
);

/** A shuttered lantern by a thin moon. */
const smuggler = seal(
  'indigo',
  flat(
    'chalk',
    'M41 5C35 6 31 10.5 31.5 16C32 21.5 37 25 43.5 24C38.5 22.5 36 19.5 36 15C36 10.5 38 7 41 5Z',
  ),
  line('M15.5 12C15.5 5 26.5 5 26.5 12', 2.4),
  block('stone', 'M13 17L17 11H25L29 17Z'),
  block('gold', 'M13 17H29L31 39H11Z'),
  ink(
    'M21 22.5C25 27 26 30 26 32.5C26 35.5 24 37.5 21 37.5C18 37.5 16 35.5 16 32.5C16 30 17.5 27 21 22.5Z',
  ),
  line('M16 17L14.5 39M26 17L27.5 39', 1.6),
  block('stone', 'M9 39H33V44.5H9Z'),
);

export const roleDrawings: Readonly<Record<RoleArtName, Drawing>> = {
  settler,
  mayor,
  builder,
  craftsman,
  trader,
  captain,
  prospector,
  secondProspector: prospector,
  smuggler,
};
