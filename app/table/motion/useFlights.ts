import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { View } from 'react-native';
import type { LogEntry } from '../../../src/session/session';
import { Anchors } from './anchors';
import { type PlannedFlight, planFlights } from './flights';
import { type Pace, usePace } from './pace';
import { type PlacedFlight, placeFlights } from './places';

export interface Sky {
  /** Where things start and land. */
  readonly anchors: Anchors;
  /** What the positions are measured from. */
  readonly ground: RefObject<View | null>;
  readonly flying: readonly PlacedFlight[];
  /** From the moment something happened until all of it has landed. */
  readonly busy: boolean;
  /** Everything lands at once. */
  readonly land: () => void;
  readonly pace: Pace | null;
}

/** Things in the air for what has happened since the last landing. */
export function useFlights(log: readonly LogEntry[]): Sky {
  const [anchors] = useState(() => new Anchors());
  const ground = useRef<View>(null);
  const pace = usePace();
  const [landed, setLanded] = useState(log.length);
  const planned = useMemo(
    () => (pace === null ? NONE : planFlights(log.slice(landed), pace)),
    [log, landed, pace],
  );
  const busy = planned.length > 0;
  const { length } = log;
  const land = useCallback(() => setLanded(length), [length]);
  useEffect(() => {
    if (!busy) return;
    const landing = setTimeout(land, pace?.whole);
    return () => clearTimeout(landing);
  }, [busy, land, pace]);
  // What is taken back can happen again, and flies again.
  useEffect(() => setLanded((all) => Math.min(all, length)), [length]);
  const flying = usePlaced(planned, anchors, ground);
  return useMemo(
    () => ({ anchors, ground, flying, busy, land, pace }),
    [anchors, flying, busy, land, pace],
  );
}

const NONE: readonly never[] = [];

/** The flights once their places are known, which takes a phone a moment to tell. */
function usePlaced(
  planned: readonly PlannedFlight[],
  anchors: Anchors,
  ground: RefObject<View | null>,
): readonly PlacedFlight[] {
  const [placed, setPlaced] = useState({ planned, flights: NONE as readonly PlacedFlight[] });
  useEffect(() => {
    if (planned.length === 0) return;
    let called = true;
    void placeFlights(planned, anchors, ground.current).then((flights) => {
      if (called) setPlaced({ planned, flights });
    });
    return () => {
      called = false;
    };
  }, [planned, anchors, ground]);
  return placed.planned === planned ? placed.flights : NONE;
}
