import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import Animated, { FadeInDown, FadeOutDown, ReduceMotion } from 'react-native-reanimated';
import { motion } from './tokens/scale';

export type RisingProps = Readonly<{ style: StyleProp<ViewStyle>; children: ReactNode }>;

/** A message that slides up and down again. */
export function Rising({ style, children }: RisingProps) {
  return (
    <Animated.View
      entering={FadeInDown.duration(motion.base).reduceMotion(ReduceMotion.System)}
      exiting={FadeOutDown.duration(motion.quick).reduceMotion(ReduceMotion.System)}
      role="status"
      style={style}
    >
      {children}
    </Animated.View>
  );
}
