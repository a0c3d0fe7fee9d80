import { useEffect, useRef } from 'react';
import { View } from 'react-native';
import { elementOf } from './motion/elementOf.web';
import { useStill } from './motion/useStill.web';
import type { RisingProps } from './Rising';
import { motion } from './tokens/scale';

const RISE: Keyframe[] = [{ opacity: 0, transform: 'translateY(25px)' }, {}];

/** A CSS animation slides it up. With reduced motion it appears immediately. */
export function Rising({ style, children }: RisingProps) {
  const view = useRef<View>(null);
  const still = useStill();
  useEffect(() => {
    if (still) return;
    elementOf(view)?.animate(RISE, { duration: motion.base, easing: 'ease-out' });
  }, [still]);
  return (
    <View ref={view} role="status" style={style}>
      {children}
    </View>
  );
}
