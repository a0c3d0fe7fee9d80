import { arch, gouges, leaf, polygon, rect, teeth } from '#app/art/drawing/cuts';
import {
  block,
  type Drawing,
  fine,
  flat,
  groove,
  ink,
  line,
  type Mark,
  shade,
} from '#app/art/drawing/drawing';
import type { InkName } from '#app/ui/tokens/palette';

/** Parts of houses. All houses stand on this line. */
export const BASE = 45;

export function ground(): Mark {
  return line(`M2.5 ${BASE}H45.5`, 2.2);
}

/** A wall with its right side in shadow. */
export function box(x: number, y: number, w: number, h: number, colour: InkName): Drawing {
  const count = Math.max(2, Math.round(h / 4));
  return [
    block(colour, rect(x, y, w, h)),
    fine(shade(teeth([x + w, y + 1], [x + w, y + h - 1], count, -Math.min(5, w * 0.22), 0.6))),
  ];
}

export function wall(x: number, y: number, w: number, colour: InkName): Drawing {
  return box(x, y, w, BASE - y, colour);
}

const EAVE = 2.5;

/** A pitched roof seen from its end, over a wall from x to x + w whose top is y. */
export function gable(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: InkName = 'clay',
): Drawing {
  const [left, right, top] = [x - EAVE, x + w + EAVE, x + w / 2];
  const slope = (t: number) => [top + (right - top) * t, y - h + h * t] as const;
  const [high, low] = [slope(0.35), slope(0.85)];
  return [
    block(colour, polygon([left, y], [top, y - h], [right, y])),
    fine(
      shade(
        gouges(
          [...high, high[0] - 0.6, y - 1.2],
          [...low, low[0] - 0.6, y - 0.8],
          Math.max(2, Math.round(w / 7)),
          1.7,
        ),
      ),
    ),
  ];
}

/** A roof seen from its long side. */
export function hip(x: number, y: number, w: number, h: number, colour: InkName = 'clay'): Drawing {
  const inset = Math.min(h, w * 0.18);
  const count = Math.max(3, Math.round(w / 5));
  return [
    block(
      colour,
      polygon([x - EAVE, y], [x + inset, y - h], [x + w - inset, y - h], [x + w + EAVE, y]),
    ),
    fine(
      shade(
        gouges(
          [x + inset + 1, y - h + 1.5, x + 2.5, y - 1],
          [x + w - inset - 1, y - h + 1.5, x + w - 1, y - 1],
          count,
          1.6,
        ),
      ),
    ),
  ];
}

/** The opening of a door or gate. */
export function door(cx: number, w: number, h: number): Mark {
  return ink(arch(cx, BASE, w, h));
}

export function windows(xs: readonly number[], base: number, w = 4, h = 6): Mark {
  return ink(xs.map((x) => arch(x, base, w, h)).join(''));
}

export function panes(xs: readonly number[], y: number, w = 4, h = 5): Mark {
  return ink(xs.map((x) => rect(x - w / 2, y, w, h)).join(''));
}

export function columns(xs: readonly number[], y: number, h: number, w = 3.6): Drawing {
  return xs.map((x) => block('lime', rect(x - w / 2, y, w, h)));
}

export function dome(cx: number, base: number, r: number, colour: InkName): Drawing {
  return [
    block(colour, `M${cx - r} ${base}A${r} ${r} 0 0 1 ${cx + r} ${base}Z`),
    fine(shade(teeth([cx + r * 0.92, base - r * 0.4], [cx + r * 0.95, base - 1], 3, -r * 0.4, 0))),
    groove(`M${cx} ${base - r}V${base}`, 1.2),
  ];
}

export function flag(x: number, y: number, h: number, colour: InkName): Drawing {
  return [
    line(`M${x} ${y + h}V${y}`, 2),
    block(colour, polygon([x, y], [x + 9, y + 2.8], [x, y + 5.8])),
  ];
}

export function chimney(x: number, y: number, w: number, h: number): Drawing {
  return [...box(x, y, w, h, 'clay'), block('stone', rect(x - 1, y - 1, w + 2, 3))];
}

export function smoke(x: number, y: number): Mark {
  return line(
    `M${x} ${y}C${x - 3} ${y - 3} ${x + 5} ${y - 4} ${x + 2} ${y - 7.5}C${x} ${y - 10} ${x + 6} ${y - 11} ${x + 8} ${y - 9}`,
    2,
  );
}

/** Striped cloth with a scalloped hem. */
export function awning(x: number, y: number, w: number, h: number, stripes: number): Drawing {
  const step = w / stripes;
  const r = step / 2;
  const at = (i: number) => x + i * step;
  const scallop = (i: number) =>
    `M${at(i)} ${y}H${at(i + 1)}V${y + h}A${r} ${r} 0 0 1 ${at(i)} ${y + h}Z`;
  return Array.from({ length: stripes }, (_, i) =>
    block(i % 2 === 0 ? 'clay' : 'lime', scallop(i)),
  );
}

export function cross(cx: number, y: number, h: number): Mark {
  return line(`M${cx} ${y}V${y + h}M${cx - h * 0.32} ${y + h * 0.34}H${cx + h * 0.32}`, 2.2);
}

/** Two rows of waves along the foot of a quay. */
export function water(y: number, from = 2, to = 46): Drawing {
  const wave = (start: number, row: number) => {
    const crests: string[] = [`M${start} ${row}`];
    for (let x = start; x < to - 3; x += 8) {
      crests.push(`C${x + 2} ${row - 3} ${x + 4} ${row - 3} ${Math.min(x + 8, to)} ${row}`);
    }
    return crests.join('');
  };
  return [
    flat('sea', rect(from, y, to - from, 46.5 - y)),
    groove(wave(from, y + 2.5) + wave(from + 4, y + 6), 1.5),
  ];
}

export function crate(x: number, y: number, size: number): Drawing {
  return [
    block('gold', rect(x, y, size, size)),
    groove(`M${x} ${y + size * 0.33}H${x + size}M${x} ${y + size * 0.7}H${x + size}`, 1.3),
  ];
}

export function barrel(cx: number, base: number, w: number, h: number): Drawing {
  const r = w / 2;
  const belly = r * 1.28;
  const top = base - h;
  return [
    block(
      'bark',
      `M${cx - r} ${top}H${cx + r}C${cx + belly} ${top + h * 0.3} ${cx + belly} ${top + h * 0.7} ${cx + r} ${base}H${cx - r}C${cx - belly} ${top + h * 0.7} ${cx - belly} ${top + h * 0.3} ${cx - r} ${top}Z`,
    ),
    groove(`M${cx - r} ${top + h * 0.3}H${cx + r}M${cx - r} ${top + h * 0.72}H${cx + r}`, 1.5),
  ];
}

/** Fronds reach 8 to either side of x. */
export function palm(x: number, base: number, h: number): Drawing {
  const top = base - h;
  const fronds = [
    leaf([x, top], [x - 8, top + 7], 4.5, -3),
    leaf([x, top], [x + 8, top + 7], 4.5, 3),
    leaf([x, top], [x - 8, top - 2], 4.5, -2.5),
    leaf([x, top], [x + 8, top - 2], 4.5, 2.5),
    leaf([x, top + 1], [x, top - 7], 4.5),
  ];
  return [
    line(`M${x - 1} ${base}C${x - 1} ${base - h * 0.5} ${x} ${top + 4} ${x} ${top}`, 3),
    ...fronds.map((d) => ({ ...block('leaf', d), width: 1.6 })),
  ];
}
