import type { View } from 'react-native';
import type { AnchorName, Anchors } from '#app/table/anchors/anchors';
import { boxOf } from '#app/table/anchors/boxOf';
import type { PlannedFlight } from './flights';

export type Point = Readonly<{ x: number; y: number }>;

export interface PlacedFlight extends PlannedFlight {
  readonly start: Point;
  readonly end: Point;
}

/** The flights whose both ends are on the screen, with where they are. */
export async function placeFlights(
  planned: readonly PlannedFlight[],
  anchors: Anchors,
  ground: View | null,
): Promise<PlacedFlight[]> {
  if (ground === null) return [];
  const spot = spotter(anchors, await boxOf(ground));
  const placed = await Promise.all(
    planned.map(async (flight) => {
      const [start, end] = await Promise.all([spot(flight.from), spot(flight.to)]);
      return start && end ? [{ ...flight, start, end }] : [];
    }),
  );
  return placed.flat();
}

/** Each place is measured once for all that starts or ends there. */
function spotter(anchors: Anchors, origin: Point) {
  const known = new Map<AnchorName, Promise<Point | null>>();
  const measure = async (name: AnchorName): Promise<Point | null> => {
    const view = anchors.find(name);
    if (!view) return null;
    const { x, y, width, height } = await boxOf(view);
    return { x: x - origin.x + width / 2, y: y - origin.y + height / 2 };
  };
  return (name: AnchorName) => {
    const found = known.get(name) ?? measure(name);
    known.set(name, found);
    return found;
  };
}
