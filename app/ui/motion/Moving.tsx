import { useEffect } from 'react';
import Animated, {
  Easing,
  interpolate,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import type { Moment, MovingProps } from './moments';

/** Plays its keyframes once. */
export function Moving({ moments, duration, style, children }: MovingProps) {
  const progress = useSharedValue(0);
  useEffect(() => {
    progress.value = withTiming(1, { duration, easing: Easing.linear });
  }, [progress, duration]);
  const all = (name: keyof Moment) => moments.map((moment) => moment[name]);
  const [at, opacity, x, y, scale] = [all('at'), all('opacity'), all('x'), all('y'), all('scale')];
  const moved = useAnimatedStyle(() => ({
    opacity: interpolate(progress.value, at, opacity),
    transform: [
      { translateX: interpolate(progress.value, at, x) },
      { translateY: interpolate(progress.value, at, y) },
      { scale: interpolate(progress.value, at, scale) },
    ],
  }));
  return <Animated.View style={[style, moved]}>{children}</Animated.View>;
}
