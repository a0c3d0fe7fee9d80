import { useLayoutEffect, useRef } from 'react';
import { View } from 'react-native';
import { elementOf } from './elementOf.web';
import type { Moment, MovingProps } from './moments';

const keyframe = ({ at, opacity, x, y, scale }: Moment): Keyframe => ({
  offset: at,
  opacity,
  transform: `translate(${x}px, ${y}px) scale(${scale})`,
});

/** Plays its keyframes once. The browser animates it even while the app is busy. */
export function Moving({ moments, duration, style, children }: MovingProps) {
  const view = useRef<View>(null);
  // Only the keyframes of the first render count, although each render makes new ones.
  const frames = useRef(moments.map(keyframe)).current;
  useLayoutEffect(() => {
    const motion = elementOf(view)?.animate(frames, { duration, fill: 'both' });
    return () => motion?.cancel();
  }, [frames, duration]);
  return (
    <View ref={view} style={style}>
      {children}
    </View>
  );
}
