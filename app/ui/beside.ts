import type { Place } from './base/lastPress';
import { space } from './tokens/scale';

type Size = Readonly<{ width: number; height: number }>;

/** A position in a window: the left edge and either the top or the bottom edge. */
export type Beside = Readonly<
  { left: number; maxHeight: number } & ({ top: number } | { bottom: number })
>;

const MARGIN = space.l;
/** Smallest height for readable content. */
const LEAST_HEIGHT = 420;

/**
 * A position beside an element that covers as little of it as possible: to its right, to its left,
 * or else in the middle. It extends down from the element's top or up from its bottom.
 */
export function besideOf(thing: Place | null, width: number, window: Size): Beside {
  const most = window.height - 2 * MARGIN;
  if (thing === null) {
    const top = Math.round(window.height * 0.12);
    return { left: (window.width - width) / 2, top, maxHeight: window.height - 2 * top };
  }
  const left = sideOf(thing, width, window.width);
  const middle = thing.y + thing.height / 2;
  if (middle <= window.height / 2) {
    const top = Math.max(MARGIN, Math.min(thing.y, window.height - MARGIN - LEAST_HEIGHT));
    return { left, top, maxHeight: Math.min(most, window.height - top - MARGIN) };
  }
  const below = window.height - thing.y - thing.height;
  const bottom = Math.max(MARGIN, Math.min(below, window.height - MARGIN - LEAST_HEIGHT));
  return { left, bottom, maxHeight: Math.min(most, window.height - bottom - MARGIN) };
}

function sideOf({ x, width: own }: Place, width: number, whole: number): number {
  const right = x + own + MARGIN / 2;
  const left = Math.min(x - MARGIN / 2, whole - MARGIN) - width;
  if (right + width + MARGIN <= whole) return right;
  if (left >= MARGIN) return left;
  return Math.max(MARGIN, Math.min((whole - width) / 2, whole - width - MARGIN));
}
