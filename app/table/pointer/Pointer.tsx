import { createContext, type RefObject, useContext, useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { AnchorName, Anchors } from '#app/table/anchors/anchors';
import { boxOf } from '#app/table/anchors/boxOf';
import { themedStyles } from '#app/ui/theme/themed';
import { radius } from '#app/ui/tokens/scale';
import { reveal } from './reveal';

/** The target and the text about it. */
interface Pointed {
  readonly target: AnchorName;
  readonly words: string;
}

/** Null if there is no target. */
const PointedContext = createContext<Pointed | null>(null);
export const PointedProvider = PointedContext.Provider;

/**
 * Delays of the first measurements, while a new table is laid out. The first one waits, so that it
 * does not delay the response to a tap.
 */
const LOOK_SOON_MS = [30, 90, 180];
const LOOK_AGAIN_MS = 300;
const ROOM = 4;

interface Ring {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type PointerProps = Readonly<{ anchors: Anchors; ground: RefObject<View | null> }>;

/** A ring around the target of a text. */
export function Pointer(props: PointerProps) {
  const pointed = useContext(PointedContext);
  if (pointed === null) return null;
  // A new text has another height, so the target may need scrolling again.
  const { target, words } = pointed;
  return <RingAround key={`${target} ${words}`} target={target} {...props} />;
}

function RingAround({ target, anchors, ground }: PointerProps & Readonly<{ target: AnchorName }>) {
  const { ring } = useLooks();
  const [at, setAt] = useState<Ring | null>(null);
  useEffect(() => {
    let watched = true;
    let wasInSight = false;
    // A target without an anchor belongs to the decision.
    const pointedAt = () => anchors.find(target) ?? anchors.find('boardTop');
    const look = async () => {
      const view = pointedAt();
      if (!view || !ground.current) return;
      const board = anchors.find('board') ?? ground.current;
      const [box, origin, frame] = await Promise.all([view, ground.current, board].map(boxOf));
      if (!watched || !box || !origin || !frame) return;
      setAt((last) => unlessSame(last, ringOf(shownPart(box, frame), origin)));
    };
    const show = async () => {
      const view = pointedAt();
      if (view && watched) wasInSight = await reveal(view, anchors);
      await look();
    };
    const soon = LOOK_SOON_MS.map((wait) => setTimeout(show, wait));
    // Once it was visible, the player may scroll it away.
    const timer = setInterval(() => (wasInSight ? look() : show()), LOOK_AGAIN_MS);
    return () => {
      watched = false;
      soon.forEach(clearTimeout);
      clearInterval(timer);
    };
  }, [target, anchors, ground]);
  if (at === null) return null;
  return <View style={[styles.ring, ring, at]} aria-hidden testID="pointer" />;
}

type Box = Readonly<{ x: number; y: number; width: number; height: number }>;

/** The visible part of a target on the scrolled board. */
function shownPart(box: Box, frame: Box): Box {
  const [top, bottom] = [box.y, box.y + box.height];
  const [first, last] = [frame.y, frame.y + frame.height];
  if (bottom <= first || top >= last) return box;
  const y = Math.max(top, first);
  return { ...box, y, height: Math.min(bottom, last) - y };
}

const ringOf = (box: Box, origin: Pick<Box, 'x' | 'y'>): Ring => ({
  left: box.x - origin.x - ROOM,
  top: box.y - origin.y - ROOM,
  width: box.width + 2 * ROOM,
  height: box.height + 2 * ROOM,
});

function unlessSame(last: Ring | null, next: Ring): Ring {
  const isSame =
    last !== null &&
    last.left === next.left &&
    last.top === next.top &&
    last.width === next.width &&
    last.height === next.height;
  return isSame ? last : next;
}

const useLooks = themedStyles(({ colors }) => ({ ring: { borderColor: colors.accent } }));

const styles = StyleSheet.create({
  ring: {
    position: 'absolute',
    pointerEvents: 'none',
    borderWidth: 3,
    borderStyle: 'dashed',
    borderRadius: radius.l,
  },
});
