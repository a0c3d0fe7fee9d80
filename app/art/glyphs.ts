import { disc, gouge, polygon, rect } from './drawing/cuts';
import { carve, type Drawing, drawing, ink, line } from './drawing/drawing';

/** Line width of interface icons, which use the style of the pictures in a single colour. */
const HEAVY = 3.6;
const heavy = (d: string) => line(d, HEAVY);

const gear = [0, 45, 90, 135].map((turn) => {
  const angle = (turn * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle) * 18, Math.sin(angle) * 18];
  return `M${24 - dx} ${24 - dy}L${24 + dx} ${24 + dy}`;
});

const rays = [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => {
  const angle = (turn * Math.PI) / 180;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  return gouge([24 + x * 20, 24 + y * 20], [24 + x * 12, 24 + y * 12], 5);
});

const person = (cx: number) =>
  `${disc(cx, 15, 6.5)} M${cx - 11} 40C${cx - 11} 28 ${cx - 6} 24 ${cx} 24C${cx + 6} 24 ${cx + 11} 28 ${cx + 11} 40Z`;

const glyphDrawings = {
  back: drawing(heavy('M29 10L15 24L29 38')),
  forward: drawing(heavy('M19 10L33 24L19 38')),
  down: drawing(heavy('M10 18L24 32L38 18')),
  up: drawing(heavy('M10 30L24 16L38 30')),
  close: drawing(heavy('M12 12L36 36M36 12L12 36')),
  plus: drawing(heavy('M24 10V38M10 24H38')),
  minus: drawing(heavy('M10 24H38')),
  check: drawing(heavy('M9 25L20 36L39 13')),
  undo: drawing(heavy('M16 8L8 17L16 26M9 17H28C35 17 40 22 40 29C40 36 35 40 28 40H16')),
  redo: drawing(heavy('M32 8L40 17L32 26M39 17H20C13 17 8 22 8 29C8 36 13 40 20 40H32')),
  info: drawing(line(disc(24, 24, 18), 3), ink(disc(24, 15, 2.8)), heavy('M24 23V34')),
  question: drawing(
    line(disc(24, 24, 18), 3),
    heavy('M18 19C18 15 21 13 24 13C28 13 30 15.5 30 18.5C30 22 25 22.5 24 27'),
    ink(disc(24, 34, 2.4)),
  ),
  warning: drawing(line('M24 7L43 40H5Z', 3), heavy('M24 18V28'), ink(disc(24, 34, 2.3))),
  settings: drawing(line(gear.join(''), 6), ink(disc(24, 24, 13)), carve(disc(24, 24, 5.5))),
  more: drawing(ink(disc(10, 24, 4) + disc(24, 24, 4) + disc(38, 24, 4))),
  play: drawing(ink('M15 8L39 24L15 40Z')),
  pause: drawing(ink(rect(13, 10, 8, 28) + rect(27, 10, 8, 28))),
  stepBack: drawing(ink(`M38 9L17 24L38 39Z ${rect(10, 10, 5, 28)}`)),
  stepForward: drawing(ink(`M10 9L31 24L10 39Z ${rect(33, 10, 5, 28)}`)),
  trash: drawing(
    heavy('M8 13H40M18 12V8H30V12M12 14L15 40H33L36 14'),
    line('M21 20V33M27 20V33', 2.6),
  ),
  edit: drawing(heavy('M10 38L13 28L31 10L38 17L20 35Z'), line('M27 14L34 21', 2.6)),
  book: drawing(
    heavy('M24 13C19 9 12 9 6 11V38C12 36 19 36 24 40C29 36 36 36 42 38V11C36 9 29 9 24 13Z'),
    line('M24 13V39', 3),
  ),
  log: drawing(
    heavy('M16 12H40M16 24H40M16 36H32'),
    ink(disc(8, 12, 2.6) + disc(8, 24, 2.6) + disc(8, 36, 2.6)),
  ),
  eye: drawing(
    heavy('M5 24C11 14 17 11 24 11C31 11 37 14 43 24C37 34 31 37 24 37C17 37 11 34 5 24Z'),
    ink(disc(24, 24, 6)),
  ),
  hidden: drawing(
    heavy(
      'M5 24C11 14 17 11 24 11C31 11 37 14 43 24C37 34 31 37 24 37C17 37 11 34 5 24ZM9 41L39 7',
    ),
  ),
  lock: drawing(
    ink(rect(10, 22, 28, 20)),
    heavy('M16 22V16C16 11 19.5 7.5 24 7.5C28.5 7.5 32 11 32 16V22'),
    carve(disc(24, 30, 2.8) + rect(22.8, 31, 2.4, 6)),
  ),
  person: drawing(ink(person(24))),
  people: drawing(ink(person(15) + person(34))),
  robot: drawing(
    ink(`${rect(9, 17, 30, 22)} ${rect(22, 9, 4, 9)} ${disc(24, 8, 3.4)}`),
    carve(disc(17.5, 26, 3.4) + disc(30.5, 26, 3.4) + rect(17, 33, 14, 2.4)),
  ),
  chat: drawing(heavy('M7 9H41V33H24L14 42V33H7Z')),
  phrases: drawing(heavy('M7 9H41V33H24L14 42V33H7Z'), line('M14 17H34M14 25H28', 3)),
  online: drawing(
    line(disc(24, 24, 18), 3),
    line('M6 24H42M24 6C15 14 15 34 24 42C33 34 33 14 24 6Z', 2.6),
  ),
  handover: drawing(
    heavy('M14 6H34V42H14Z'),
    line('M21 36H27', 3),
    heavy('M41 18L46 24L41 30M7 18L2 24L7 30'),
  ),
  sun: drawing(ink(disc(24, 24, 9)), ink(rays.join(''))),
  moon: drawing(
    ink(
      'M33 6C23 6 15 14 15 24C15 34 23 42 33 42C35 42 37 41.7 39 41C32 38 28 32 28 24C28 16 32 10 39 7C37 6.3 35 6 33 6Z',
    ),
  ),
  clock: drawing(line(disc(24, 24, 18), 3), heavy('M24 13V24L32 29')),
  chart: drawing(heavy('M6 5V42H44'), heavy('M12 34L21 22L29 28L42 10')),
  share: drawing(heavy('M24 30V7M15 15L24 6L33 15M12 22H8V42H40V22H36')),
  star: drawing(
    ink(
      polygon(
        [24, 4],
        [29.6, 17],
        [44, 18.3],
        [33, 27.6],
        [36.4, 42],
        [24, 34.4],
        [11.6, 42],
        [15, 27.6],
        [4, 18.3],
        [18.4, 17],
      ),
    ),
  ),
  shuffle: drawing(
    heavy(
      'M5 14H12C22 14 24 34 34 34H42M5 34H12C16 34 18.5 31 20.5 27M27 20C29 16.5 31 14 34 14H42M36 8L42 14L36 20M36 28L42 34L36 40',
    ),
  ),
  save: drawing(heavy('M24 6V29M14 20L24 30L34 20M7 32V41H41V32')),
} as const satisfies Record<string, Drawing>;

export type GlyphName = keyof typeof glyphDrawings;

export const glyphs: Readonly<Record<GlyphName, Drawing>> = glyphDrawings;
