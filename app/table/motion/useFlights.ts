import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { View } from 'react-native';
import { Anchors } from '#app/table/anchors/anchors';
import { type PlacedFlight, placeFlights } from './places';
import type { Air } from './useAir';

export interface Sky extends Pick<Air, 'land' | 'pace'> {
  /** Where things start and land. */
  readonly anchors: Anchors;
  /** What the positions are measured from. */
  readonly ground: RefObject<View | null>;
  readonly flying: readonly PlacedFlight[];
}

/** Lets things fly as soon as the table they fly over is laid, and land in time. */
export function useFlights({ planned, land, pace }: Air, isLaid: boolean): Sky {
  const [anchors] = useState(() => new Anchors());
  const ground = useRef<View>(null);
  const [placed, setPlaced] = useState({ planned, flights: NONE as readonly PlacedFlight[] });
  useEffect(() => {
    if (planned.length === 0 || !isLaid) return;
    let called = true;
    void placeFlights(planned, anchors, ground.current).then((flights) => {
      if (called) setPlaced({ planned, flights });
    });
    const landing = setTimeout(land, pace?.whole);
    return () => {
      called = false;
      clearTimeout(landing);
    };
  }, [planned, isLaid, anchors, land, pace]);
  const flying = placed.planned === planned ? placed.flights : NONE;
  return useMemo(() => ({ anchors, ground, flying, land, pace }), [anchors, flying, land, pace]);
}

const NONE: readonly never[] = [];
