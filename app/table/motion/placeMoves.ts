import type { View } from 'react-native';
import type { AnchorName, Anchors } from '#app/table/anchors/anchors';
import { boxOf } from '#app/table/anchors/boxOf';
import type { PlannedMove } from './pieceMoves';

export type Point = Readonly<{ x: number; y: number }>;

export interface PlacedMove extends PlannedMove {
  readonly start: Point;
  readonly end: Point;
}

/** Moves with both ends on the screen, with their positions. */
export async function placeMoves(
  planned: readonly PlannedMove[],
  anchors: Anchors,
  ground: View | null,
): Promise<PlacedMove[]> {
  if (ground === null) return [];
  const positionOf = measurer(anchors, await boxOf(ground));
  const placed = await Promise.all(
    planned.map(async (move) => {
      const [start, end] = await Promise.all([positionOf(move.from), positionOf(move.to)]);
      return start && end ? [{ ...move, start, end }] : [];
    }),
  );
  return placed.flat();
}

/** Measures each anchor once for all moves. */
function measurer(anchors: Anchors, origin: Point) {
  const measured = new Map<AnchorName, Promise<Point | null>>();
  const measure = async (name: AnchorName): Promise<Point | null> => {
    const view = anchors.find(name);
    if (!view) return null;
    const { x, y, width, height } = await boxOf(view);
    return { x: x - origin.x + width / 2, y: y - origin.y + height / 2 };
  };
  return (name: AnchorName) => {
    const found = measured.get(name) ?? measure(name);
    measured.set(name, found);
    return found;
  };
}
