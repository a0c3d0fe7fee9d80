import type { InkName } from '#app/ui/tokens/palette';

/**
 * Side length of a drawing. A drawing is a list of marks, painted in order. Art.tsx renders all
 * drawings, so they share line width, colours and light from the upper left.
 */
export const BLOCK = 48;

/** Width of outlines. */
export const KEY_LINE = 2;

export type Mark = Readonly<{
  d: string;
  fill?: InkName;
  stroke?: InkName;
  width?: number;
  /** Left out below 28 px, where it would be too small to see. */
  fine?: boolean;
}>;

export type Drawing = readonly Mark[];
export type Part = Mark | Drawing;

/** A coloured shape with an outline. */
export function block(fill: InkName, d: string): Mark {
  return { d, fill, stroke: 'ink', width: KEY_LINE };
}

/** A coloured shape without an outline. */
export function flat(fill: InkName, d: string): Mark {
  return { d, fill };
}

/** A shape filled with ink. */
export function ink(d: string): Mark {
  return { d, fill: 'ink' };
}

/** A shadow, which stays dark in the dark theme. */
export function shade(d: string): Mark {
  return { d, fill: 'shade' };
}

export function shine(d: string): Mark {
  return { d, fill: 'chalk', fine: true };
}

/** A line inside a coloured shape. */
export function groove(d: string, width = 1.4): Mark {
  return { d, stroke: 'shade', width };
}

/** A shape in the colour of the paper. */
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

/**
 * Combines marks. Neighbouring marks of one paint become one path, to render fewer nodes. Outlined
 * shapes stay separate, because they overlap.
 */
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

/**
 * Moves and scales marks. It supports the path commands that drawings use: absolute M L H V C Q Z
 * and circular arcs.
 */
export function place(parts: Drawing, x: number, y: number, scale = 1): Drawing {
  const readable = scale < SMALL_SCALE ? parts.filter((mark) => !mark.fine) : parts;
  const gain = scale < SMALL_SCALE ? scale * SMALL_GAIN : scale;
  return readable.map((mark) => ({
    ...mark,
    d: movePath(mark.d, x, y, scale),
    ...(mark.width && { width: mark.width * gain }),
  }));
}

/** Below this scale a picture within a picture is simplified like a small icon. */
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
