import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { View } from 'react-native';
import { Anchors } from '#app/table/anchors/anchors';
import { type PlacedMove, placeMoves } from './placeMoves';
import type { AnimationQueue } from './useAnimationQueue';

export interface PlacedMoves extends Pick<AnimationQueue, 'finish' | 'timing'> {
  /** Places where pieces start and end. */
  readonly anchors: Anchors;
  /** The view from which positions are measured. */
  readonly ground: RefObject<View | null>;
  readonly moving: readonly PlacedMove[];
}

/** Starts the planned moves once the table is laid out, and ends them in time. */
export function usePlacedMoves(
  { planned, finish, timing }: AnimationQueue,
  isLaid: boolean,
): PlacedMoves {
  const [anchors] = useState(() => new Anchors());
  const ground = useRef<View>(null);
  const [placed, setPlaced] = useState({ planned, moves: NONE });
  useEffect(() => {
    if (planned.length === 0 || !isLaid) return;
    let isWanted = true;
    void placeMoves(planned, anchors, ground.current).then((moves) => {
      if (isWanted) setPlaced({ planned, moves });
    });
    const end = setTimeout(finish, timing?.total);
    return () => {
      isWanted = false;
      clearTimeout(end);
    };
  }, [planned, isLaid, anchors, finish, timing]);
  const moving = placed.planned === planned ? placed.moves : NONE;
  return useMemo(
    () => ({ anchors, ground, moving, finish, timing }),
    [anchors, moving, finish, timing],
  );
}

const NONE: readonly PlacedMove[] = [];
