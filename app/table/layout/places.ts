import { type Area, roomWithin, type Turn } from '#app/ui/base/turned';
import type { WindowRoom } from '#app/ui/base/windowShape';
import { type Plan, planFor } from './plan';

type Edge = 'bottom' | 'left' | 'top' | 'right';

/** Area of a player's board and its rotation. */
export interface Place {
  readonly area: Area;
  readonly turn: Turn;
}

export interface Places {
  /** One for each seat. */
  readonly seats: readonly Place[];
  /** The area left for the shared board and the decision. */
  readonly middle: Area;
}

const TURNS: Readonly<Record<Edge, Turn>> = { bottom: 0, left: 90, top: 180, right: 270 };

/** Edges in order of play, clockwise. Two players share only a long edge. */
const UPRIGHT: readonly (readonly Edge[])[] = [
  ['bottom', 'top'],
  ['bottom', 'left', 'right'],
  ['bottom', 'left', 'top', 'right'],
  ['bottom', 'left', 'left', 'top', 'right'],
];
const LYING: readonly (readonly Edge[])[] = [
  ...UPRIGHT.slice(0, 3),
  ['bottom', 'bottom', 'left', 'top', 'right'],
];

const FEWEST = 2;
/** Depth of a board from its edge, at normal text size. */
const DEPTH = 172;
/** Largest useful width of a board. */
const BROADEST = 580;
/** Shortest side of a window that leaves enough room for the middle. */
const LEAST_SIDE = 700;

export const hasRoomAround = ({ width, height, textScale }: WindowRoom): boolean =>
  Math.min(width, height) / textScale >= LEAST_SIDE;

/** Places of all players around a window. */
export function placesAround(count: number, { width, height, textScale }: WindowRoom): Places {
  const edges = (width > height ? LYING : UPRIGHT)[count - FEWEST] ?? [];
  const depth = Math.round(DEPTH * textScale);
  const taken = (edge: Edge) => (edges.includes(edge) ? depth : 0);
  const middle = {
    x: taken('left'),
    y: taken('top'),
    width: width - taken('left') - taken('right'),
    height: height - taken('top') - taken('bottom'),
  };
  const seats = edges.map((edge, seat) => {
    const before = edges.slice(0, seat).filter((other) => other === edge).length;
    const sharing = edges.filter((other) => other === edge).length;
    const area = partOf(edgeArea(edge, { width, height }, middle, depth), edge, before, sharing);
    return { area, turn: TURNS[edge] };
  });
  return { seats, middle };
}

type Size = Readonly<{ width: number; height: number }>;

/** Area along an edge. The corners belong to the upper and lower edges. */
function edgeArea(edge: Edge, { width, height }: Size, middle: Area, depth: number): Area {
  const { y } = middle;
  switch (edge) {
    case 'bottom':
      return { x: 0, y: height - depth, width, height: depth };
    case 'top':
      return { x: 0, y: 0, width, height: depth };
    case 'left':
      return { x: 0, y, width: depth, height: middle.height };
    case 'right':
      return { x: width - depth, y, width: depth, height: middle.height };
  }
}

/** A board at a shared edge, centred in its part. Seen from that edge, the first is rightmost. */
function partOf(whole: Area, edge: Edge, before: number, sharing: number): Area {
  const lies = edge === 'bottom' || edge === 'top';
  const share = (lies ? whole.width : whole.height) / sharing;
  const length = Math.min(share, BROADEST);
  const from = (sharing - 1 - before) * share + (share - length) / 2;
  return lies
    ? { ...whole, x: whole.x + from, width: length }
    : { ...whole, y: whole.y + from, height: length };
}

/** The layout of shared board and decision in the middle, turned to the given edge. */
export function planOfMiddle(middle: Area, turn: Turn, textScale: number): Plan {
  const room = roomWithin(middle, turn);
  const shape = room.width > room.height ? 'short' : 'narrow';
  return { ...planFor({ ...room, shape, textScale }), isMiddle: true };
}
