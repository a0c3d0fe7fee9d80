import type { ReactNode } from 'react';
import { View } from 'react-native';
import {
  Gesture,
  GestureDetector,
  GestureHandlerRootView,
  type GestureType,
} from 'react-native-gesture-handler';
import Animated from 'react-native-reanimated';

// Metro prefers gestures.web.tsx only if both files have the same extension.

/** Wraps the app and every modal, because gestures work only inside of it. */
export const GestureRoot = GestureHandlerRootView;

export const MovingView = Animated.View;

export type DragProps = Readonly<{ drag: GestureType; children: ReactNode }>;

/** The handle of a drag. */
export function DragHandle({ drag, children }: DragProps) {
  return (
    <GestureDetector gesture={drag}>
      <View>{children}</View>
    </GestureDetector>
  );
}

export type SlideProps = Readonly<{
  /** Called with the distance of the finger from the left. */
  onSlide: (x: number) => void;
  /** A single view. */
  children: ReactNode;
}>;

/** An area along which a finger can slide or tap. */
export function SlideArea({ onSlide, children }: SlideProps) {
  const slide = Gesture.Pan()
    .runOnJS(true)
    .activeOffsetX([-4, 4])
    .onUpdate(({ x }) => onSlide(x));
  const tap = Gesture.Tap()
    .runOnJS(true)
    .onEnd(({ x }) => onSlide(x));
  return <GestureDetector gesture={Gesture.Race(slide, tap)}>{children}</GestureDetector>;
}
