import { useEffect, useRef } from 'react';
import { View } from 'react-native';
import type { RisingProps } from './Rising';
import { motion } from './tokens/scale';

const RISE: Keyframe[] = [{ opacity: 0, transform: 'translateY(25px)' }, {}];

/** The browser moves it by itself; with less motion wanted, it is there at once. */
export function Rising({ style, children }: RisingProps) {
  const view = useRef<View>(null);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // In a browser a view is its element.
    const element = view.current as unknown as HTMLElement;
    element.animate(RISE, { duration: motion.base, easing: 'ease-out' });
  }, []);
  return (
    <View ref={view} role="status" style={style}>
      {children}
    </View>
  );
}
