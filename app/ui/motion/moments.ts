import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

/** A keyframe. Values between two keyframes are interpolated linearly. */
export interface Moment {
  /** From 0 at the start to 1 at the end. */
  readonly at: number;
  readonly opacity: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const MOTIONLESS: Moment = { at: 0, opacity: 1, x: 0, y: 0, scale: 1 };

export type MovingProps = Readonly<{
  moments: readonly Moment[];
  /** Milliseconds. */
  duration: number;
  style: StyleProp<ViewStyle>;
  children: ReactNode;
}>;

/** Starts and ends slowly. */
export const easeInOut = (at: number) => (at < 0.5 ? 4 * at ** 3 : 1 - (2 - 2 * at) ** 3 / 2);
