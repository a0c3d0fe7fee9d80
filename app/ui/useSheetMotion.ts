import { useCallback, useEffect, useState } from 'react';
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

/** Keeps the sheet mounted while it slides out, and lets a downward drag close it. */
export function useSheetMotion(open: boolean, onClose: () => void) {
  const { height } = useWindowDimensions();
  const duration = useReducedMotion() ? 0 : motion.base;
  const [mounted, setMounted] = useState(open);
  const shown = useSharedValue(0);
  const dragged = useSharedValue(0);
  const unmount = useCallback(() => setMounted(false), []);

  useEffect(() => {
    if (open) {
      setMounted(true);
      dragged.value = 0;
    }
    const timing = { duration, easing: Easing.out(Easing.cubic) };
    shown.value = withTiming(open ? 1 : 0, timing, (finished) => {
      if (finished && !open) scheduleOnRN(unmount);
    });
  }, [open, duration, shown, dragged, unmount]);

  const drag = Gesture.Pan()
    .onUpdate(({ translationY }) => {
      dragged.value = Math.max(0, translationY);
    })
    .onEnd(({ translationY, velocityY }) => {
      if (translationY > CLOSE_DISTANCE || velocityY > CLOSE_SPEED) scheduleOnRN(onClose);
      else dragged.value = withTiming(0, { duration });
    });

  const panel = useAnimatedStyle(() => ({
    transform: [{ translateY: (1 - shown.value) * height + dragged.value }],
  }));
  const backdrop = useAnimatedStyle(() => ({ opacity: shown.value }));
  return { mounted: mounted || open, drag, panel, backdrop };
}
