import { useLayoutEffect, useRef } from 'react';
import { View } from 'react-native';
import { elementOf } from './elementOf.web';
import type { Moment, MovingProps } from './moments';

const keyframe = ({ at, opacity, x, y, scale }: Moment): Keyframe => ({
  offset: at,
  opacity,
  transform: `translate(${x}px, ${y}px) scale(${scale})`,
});

/** Goes once through its moments; the browser moves it by itself, also while the app computes. */
export function Moving({ moments, duration, style, children }: MovingProps) {
  const view = useRef<View>(null);
  // The moments are drawn up anew at each render; only the first ones count.
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
