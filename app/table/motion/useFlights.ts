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
  /** More has happened since: it sets out when everything has landed. */
  readonly behind: boolean;
  /** Everything lands at once. */
  readonly land: () => void;
  readonly pace: Pace | null;
}

/** Things in the air for what has happened since the last landing. */
export function useFlights(log: readonly LogEntry[]): Sky {
  const [anchors] = useState(() => new Anchors());
  const ground = useRef<View>(null);
  const pace = usePace();
  const [last, setAir] = useState<Air>({ told: log.length, planned: NONE });
  const { told, planned } = airNow(last, log, pace);
  if (planned !== last.planned || told !== last.told) setAir({ told, planned });
  const land = useCallback(() => setAir(landed), []);
  useEffect(() => {
    if (planned.length === 0) return;
    const landing = setTimeout(land, pace?.whole);
    return () => clearTimeout(landing);
  }, [planned, land, pace]);
  const flying = usePlaced(planned, anchors, ground);
  const busy = planned.length > 0;
  const behind = told < log.length;
  return useMemo(
    () => ({ anchors, ground, flying, busy, behind, land, pace }),
    [anchors, flying, busy, behind, land, pace],
  );
}

interface Air {
  /** How many entries of the log have been told. */
  readonly told: number;
  /** What the latest of them set flying. */
  readonly planned: readonly PlannedFlight[];
}

const landed = (air: Air): Air => (air.planned.length > 0 ? { ...air, planned: NONE } : air);

/** While something flies nothing else sets out; what was taken back can happen again. */
function airNow(air: Air, log: readonly LogEntry[], pace: Pace | null): Air {
  if (log.length < air.told) return { told: log.length, planned: NONE };
  if (log.length === air.told || air.planned.length > 0) return air;
  const news = log.slice(air.told);
  return { told: log.length, planned: pace === null ? NONE : planFlights(news, pace) };
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
