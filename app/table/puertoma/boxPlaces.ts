import { ARROWS, BOX_NAMES, type BoxName } from '#engine';

// Layout of the action board.

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Positions of the boxes, as fractions of width and height, chosen so that few arrows cross. */
const PLACES: Readonly<Record<BoxName, Point>> = {
  settler: { x: 0.14, y: 0.12 },
  prospector: { x: 0.46, y: 0.12 },
  builder: { x: 0.77, y: 0.12 },
  mayor: { x: 0.12, y: 0.5 },
  trader: { x: 0.91, y: 0.5 },
  craftsman: { x: 0.14, y: 0.88 },
  captain: { x: 0.77, y: 0.88 },
  smuggler: { x: 0.46, y: 0.88 },
};

export const placeOf = (box: BoxName): Point => PLACES[box];

export interface ArrowLine {
  readonly from: BoxName;
  readonly to: BoxName;
  /** A path with its head, for a board of this size. */
  readonly path: string;
}

const HEAD = 7;

/** Arrows between the boxes in the game. Opposite arrows are drawn side by side. */
export function arrowLines(
  inGame: ReadonlySet<string>,
  size: Readonly<{ width: number; height: number; box: number }>,
): ArrowLine[] {
  return BOX_NAMES.filter((from) => inGame.has(from)).flatMap((from) =>
    ARROWS[from]
      .filter((to) => inGame.has(to))
      .map((to) => ({ from, to, path: arrowPath(placeOf(from), placeOf(to), size) })),
  );
}

function arrowPath(
  from: Point,
  to: Point,
  { width, height, box }: Readonly<{ width: number; height: number; box: number }>,
): string {
  const dx = (to.x - from.x) * width;
  const dy = (to.y - from.y) * height;
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  // Shifted to the right, so that the opposite arrow has its own line.
  const [sx, sy] = [-uy * HEAD * 0.7, ux * HEAD * 0.7];
  const inset = box * 0.62;
  const start = { x: from.x * width + ux * inset + sx, y: from.y * height + uy * inset + sy };
  const tip = { x: to.x * width - ux * inset + sx, y: to.y * height - uy * inset + sy };
  const wing = (turn: number) =>
    `${round(tip.x - ux * HEAD + -uy * turn)} ${round(tip.y - uy * HEAD + ux * turn)}`;
  const point = `${round(tip.x)} ${round(tip.y)}`;
  return `M${round(start.x)} ${round(start.y)}L${point}M${wing(HEAD * 0.6)}L${point}L${wing(-HEAD * 0.6)}`;
}

const round = (value: number) => Math.round(value * 10) / 10;
