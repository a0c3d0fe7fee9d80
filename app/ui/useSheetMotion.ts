import { useEffect, useMemo } from 'react';
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
import { CLOSE_DISTANCE, CLOSE_SPEED, type SheetMotion, useSheetWay } from './useSheetWay';

/** Slides the sheet in and out. Dragging it back closes it. */
export function useSheetMotion({ kind, open, onClose, onGone }: SheetMotion) {
  const { sideways, stays, way } = useSheetWay(kind);
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
        .enabled(!stays)
        .onUpdate(({ translationX, translationY }) => {
          dragged.value = Math.max(0, sideways ? translationX : translationY);
        })
        .onEnd(({ translationX, translationY, velocityX, velocityY }) => {
          const distance = sideways ? translationX : translationY;
          const speed = sideways ? velocityX : velocityY;
          if (distance > CLOSE_DISTANCE || speed > CLOSE_SPEED) scheduleOnRN(onClose);
          else dragged.value = withTiming(0, { duration });
        }),
    [dragged, duration, onClose, stays, sideways],
  );

  const panel = useAnimatedStyle(() => {
    const away = (1 - shown.value) * way + dragged.value;
    return {
      opacity: stays ? shown.value : 1,
      transform: [sideways ? { translateX: away } : { translateY: away }],
    };
  });
  const backdrop = useAnimatedStyle(() => ({ opacity: shown.value }));
  return { drag, panel, backdrop };
}
