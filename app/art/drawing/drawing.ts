import type { InkName } from '#app/ui/tokens/palette';

/**
 * A drawing is data: marks printed one over the other on a 48 × 48 block. One renderer (Art.tsx) prints
 * them all, so every picture has the same line, the same light (from the upper left) and the same inks.
 */
export const BLOCK = 48;

/** Weight of the key line. */
export const KEY_LINE = 2;

export type Mark = Readonly<{
  d: string;
  fill?: InkName;
  stroke?: InkName;
  width?: number;
  /** Too small to read below 28 px: left out there. */
  fine?: boolean;
}>;

export type Drawing = readonly Mark[];
export type Part = Mark | Drawing;

/** A piece of colour with the key line around it. */
export function block(fill: InkName, d: string): Mark {
  return { d, fill, stroke: 'ink', width: KEY_LINE };
}

/** Colour without a line. */
export function flat(fill: InkName, d: string): Mark {
  return { d, fill };
}

/** Solid ink. */
export function ink(d: string): Mark {
  return { d, fill: 'ink' };
}

/** Shadow and shine, which keep their side at night. */
export function shade(d: string): Mark {
  return { d, fill: 'shade' };
}

export function shine(d: string): Mark {
  return { d, fill: 'chalk', fine: true };
}

/** A line inside a coloured thing. */
export function groove(d: string, width = 1.4): Mark {
  return { d, stroke: 'shade', width };
}

/** Cut away down to the paper. */
export function carve(d: string): Mark {
  return { d, fill: 'paper' };
}

export function line(d: string, width = KEY_LINE): Mark {
  return { d, stroke: 'ink', width };
}

export function fine(mark: Mark): Mark {
  return { ...mark, fine: true };
}

function samePaint(a: Mark, b: Mark): boolean {
  return a.fill === b.fill && a.stroke === b.stroke && a.width === b.width && a.fine === b.fine;
}

/** Neighbouring marks of one paint become one path: fewer nodes on the screen. Outlined colour is kept apart, because it overlaps. */
export function drawing(...parts: readonly Part[]): Drawing {
  const merged: Mark[] = [];
  for (const mark of parts.flat()) {
    const last = merged.at(-1);
    const joinable = last && samePaint(last, mark) && !(mark.fill && mark.stroke);
    if (joinable) merged[merged.length - 1] = { ...last, d: `${last.d} ${mark.d}` };
    else merged.push(mark);
  }
  return merged;
}

/** The same marks elsewhere or at another size. Only absolute M L H V C Q Z and circle arcs are used in drawings. */
export function place(parts: Drawing, x: number, y: number, scale = 1): Drawing {
  const readable = scale < SMALL_SCALE ? parts.filter((mark) => !mark.fine) : parts;
  const gain = scale < SMALL_SCALE ? scale * SMALL_GAIN : scale;
  return readable.map((mark) => ({
    ...mark,
    d: movePath(mark.d, x, y, scale),
    ...(mark.width && { width: mark.width * gain }),
  }));
}

/** A picture within a picture is simplified like a small icon, and its lines hold out a little longer. */
const SMALL_SCALE = 0.5;
const SMALL_GAIN = 1.6;

const n = (value: number): string => String(Math.round(value * 100) / 100);

function movePath(d: string, x: number, y: number, scale: number): string {
  const steps = d.match(/[A-Za-z][^A-Za-z]*/g) ?? [];
  return steps.map((step) => moveStep(step, x, y, scale)).join('');
}

function moveStep(step: string, x: number, y: number, scale: number): string {
  const letter = step.charAt(0);
  const values = (step.slice(1).match(/-?[\d.]+/g) ?? []).map(Number);
  const shiftX = (v: number) => n(v * scale + x);
  const shiftY = (v: number) => n(v * scale + y);
  if (letter === 'H') return `H${values.map(shiftX).join(' ')}`;
  if (letter === 'V') return `V${values.map(shiftY).join(' ')}`;
  if (letter === 'A') return `A${values.map((v, i) => arcValue(v, i % 7, x, y, scale)).join(' ')}`;
  const isRelative = letter !== letter.toUpperCase();
  const scaled = values.map((v, i) =>
    isRelative ? n(v * scale) : i % 2 === 0 ? shiftX(v) : shiftY(v),
  );
  return letter + scaled.join(' ');
}

function arcValue(v: number, at: number, x: number, y: number, scale: number): string {
  if (at < 2) return n(v * scale);
  if (at < 5) return n(v);
  return n(v * scale + (at === 5 ? x : y));
}
