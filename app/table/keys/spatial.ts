import type { Way } from './shortcuts';

type Box = Readonly<{ left: number; top: number; width: number; height: number }>;

/** Weight of sideways distance, so that an arrow key stays in its row or column if possible. */
const ASIDE = 2.5;

/** The nearest element in a direction; undefined at the edge. */
export function nextThatWay<Thing extends { readonly box: Box }>(
  from: Box,
  things: readonly Thing[],
  way: Way,
): Thing | undefined {
  let best: Thing | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    const distance = distanceThatWay(from, thing.box, way);
    if (distance !== null && distance < least) {
      best = thing;
      least = distance;
    }
  }
  return best;
}

const middle = ({ left, top, width, height }: Box) => ({
  x: left + width / 2,
  y: top + height / 2,
});

function distanceThatWay(from: Box, to: Box, way: Way): number | null {
  const a = middle(from);
  const b = middle(to);
  const along = { left: a.x - b.x, right: b.x - a.x, up: a.y - b.y, down: b.y - a.y }[way];
  if (along < 4) return null;
  const aside = way === 'left' || way === 'right' ? Math.abs(a.y - b.y) : Math.abs(a.x - b.x);
  return along + aside * ASIDE;
}
