import { useEffect, useMemo } from 'react';
import { useWindowDimensions } from 'react-native';
import { Gesture } from 'react-native-gesture-handler';
import {
  Easing,
  useAnimatedStyle,
  useReducedMotion,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import { motion } from './tokens/scale';

/** Dragged further or flung faster than this, the sheet closes. */
const CLOSE_DISTANCE = 90;
const CLOSE_SPEED = 700;

type SheetMotion = Readonly<{
  open: boolean;
  onClose: () => void;
  /** It has slid out. */
  onGone: () => void;
}>;

/** Slides the sheet in and out, and lets a downward drag close it. */
export function useSheetMotion({ open, onClose, onGone }: SheetMotion) {
  const { height } = useWindowDimensions();
  const duration = useReducedMotion() ? 0 : motion.base;
  const shown = useSharedValue(0);
  const dragged = useSharedValue(0);

  useEffect(() => {
    if (open) dragged.value = 0;
    const timing = { duration, easing: Easing.out(Easing.cubic) };
    shown.value = withTiming(open ? 1 : 0, timing, (finished) => {
      if (finished && !open) scheduleOnRN(onGone);
    });
  }, [open, duration, shown, dragged, onGone]);

  const drag = useMemo(
    () =>
      Gesture.Pan()
        .onUpdate(({ translationY }) => {
          dragged.value = Math.max(0, translationY);
        })
        .onEnd(({ translationY, velocityY }) => {
          if (translationY > CLOSE_DISTANCE || velocityY > CLOSE_SPEED) scheduleOnRN(onClose);
          else dragged.value = withTiming(0, { duration });
        }),
    [dragged, duration, onClose],
  );

  const panel = useAnimatedStyle(() => ({
    transform: [{ translateY: (1 - shown.value) * height + dragged.value }],
  }));
  const backdrop = useAnimatedStyle(() => ({ opacity: shown.value }));
  return { drag, panel, backdrop };
}
