import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { View } from 'react-native';
import type { LogEntry } from '../../../src/session/session';
import type { AnchorName, Anchors } from './anchors';
import type { Point } from './FlyingPiece';
import { type Flight, flightsOf } from './flights';
import type { Timing } from './timing';

export interface PlacedFlight extends Flight {
  readonly key: string;
  readonly start: Point;
  readonly end: Point;
  readonly delay: number;
}

/** More than this at once is not read by anybody. */
const MOST_FLIGHTS = 18;

/** Things in the air for the entries that have come since the last look. */
export function useFlights(
  log: readonly LogEntry[],
  anchors: Anchors,
  ground: RefObject<View | null>,
  timing: Timing | null,
) {
  const [flying, setFlying] = useState<readonly PlacedFlight[]>([]);
  const told = useRef(log.length);
  const land = useCallback(() => setFlying((now) => (now.length === 0 ? now : [])), []);

  useEffect(() => {
    const news = log.slice(told.current);
    told.current = log.length;
    if (timing === null || news.length === 0) return;
    let called = true;
    void place(news, anchors, ground, timing).then((flights) => {
      if (called && flights.length > 0) setFlying(flights);
    });
    return () => {
      called = false;
    };
  }, [log, anchors, ground, timing]);

  useEffect(() => {
    if (flying.length === 0 || timing === null) return;
    const last = Math.max(...flying.map(({ delay }) => delay));
    const landing = setTimeout(land, last + timing.flight);
    return () => clearTimeout(landing);
  }, [flying, timing, land]);

  return { flying, land };
}

async function place(
  news: readonly LogEntry[],
  anchors: Anchors,
  ground: RefObject<View | null>,
  { step }: Timing,
): Promise<PlacedFlight[]> {
  const moving = news
    .map(({ number, event }) => ({ number, flights: flightsOf(event) }))
    .filter(({ flights }) => flights.length > 0);
  const planned = moving.flatMap(({ number, flights }, turn) =>
    flights.map((flight, at) => ({ ...flight, key: `${number}-${at}`, delay: turn * step })),
  );
  const origin = ground.current && (await corner(ground.current));
  if (!origin) return [];
  const spot = spotter(anchors, origin);
  const placed = await Promise.all(
    planned.slice(-MOST_FLIGHTS).map(async (flight) => {
      const [start, end] = await Promise.all([spot(flight.from), spot(flight.to)]);
      return start && end ? [{ ...flight, start, end }] : [];
    }),
  );
  return placed.flat();
}

type Box = Readonly<{ x: number; y: number; width: number; height: number }>;

const boxOf = (view: View) =>
  new Promise<Box>((resolve) => {
    view.measureInWindow((x, y, width, height) => resolve({ x, y, width, height }));
  });

const corner = async (view: View): Promise<Point> => boxOf(view);

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
